import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hasUnsavedInputAtom } from '../../src/platform/available-update.ts';
import { watchUnsavedInput } from '../../src/platform/unsaved-input.ts';
import { render } from '../support/render.tsx';

function renderForm() {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Need" />
      <input aria-label="Booth" />
      <button type="reset">Clear</button>
    </form>,
  );
  const field = (name: string) => {
    const found = document.querySelector<HTMLInputElement>(`[aria-label="${name}"]`);
    if (!found) throw new Error(`No field ${name}`);
    return found;
  };
  const store = createStore();
  return { field, store, isUnsaved: () => store.get(hasUnsavedInputAtom) };
}

it('Typed text is unsaved until the form is cleared', async () => {
  const { field, store, isUnsaved } = renderForm();
  watchUnsavedInput(store);
  expect(isUnsaved()).toBe(false);
  await userEvent.type(field('Need'), 'Cot');
  await expect.poll(isUnsaved).toBe(true);
  await userEvent.click(document.querySelector('button') ?? document.body);
  await expect.poll(isUnsaved).toBe(false);
});

it('Text that is being typed when the watching begins is unsaved', async () => {
  const { field, store, isUnsaved } = renderForm();
  await userEvent.type(field('Need'), 'Cot');
  watchUnsavedInput(store);
  expect(isUnsaved()).toBe(true);
  await userEvent.click(document.querySelector('button') ?? document.body);
  await expect.poll(isUnsaved).toBe(false);
});

it('What the app has filled in is not unsaved, nor is an empty field in which the visitor is', async () => {
  const { field, store, isUnsaved } = renderForm();
  field('Booth').value = 'B12';
  field('Need').focus();
  watchUnsavedInput(store);
  expect(isUnsaved()).toBe(false);
});
