import { createStore, Provider } from 'jotai';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { useAuthSubmit } from '../../../src/features/auth/use-auth-submit.ts';
import { readDraft, writeDraft } from '../../../src/platform/drafts.ts';
import { formValuesSchema } from '../../../src/platform/form-values.ts';
import { type AuthStep, InputError } from '../../../src/platform/session/auth-errors.ts';
import { render } from '../../support/render.tsx';

let shown: string[] = [];
let step: AuthStep = 'sign-in';
let submit: ReturnType<typeof useAuthSubmit>['run'] = () => {};

function Form() {
  const { busy, errors, run } = useAuthSubmit(step);
  submit = run;
  const state = [busy ? 'busy' : 'free', ...Object.keys(errors)].join(' ');
  if (shown.at(-1) !== state) shown = [...shown, state];
  return null;
}

it('An error and the released button come in one step', async () => {
  const store = createStore();
  const form = () => (
    <Provider store={store}>
      <Form />
    </Provider>
  );
  const { rerender } = render(form());
  const work = Promise.withResolvers<void>();
  flushSync(() => submit(() => work.promise));
  await expect.poll(() => shown).toEqual(['free', 'busy']);
  work.reject(new InputError({ email: 'Please check the email address.' }));
  // Renders after each step of the promises, as another update may.
  for (let i = 0; i < 10; i++) {
    await Promise.resolve();
    rerender(form());
  }
  expect(shown).toEqual(['free', 'busy', 'free email']);
});

it('What is refused before anything is sent was never busy', async () => {
  shown = [];
  render(
    <Provider store={createStore()}>
      <Form />
    </Provider>,
  );
  submit(async () => {
    throw new InputError({ email: 'Enter your email.' });
  });
  await expect.poll(() => shown.at(-1)).toBe('free email');
  expect(shown).toEqual(['free', 'free email']);
});

it('Two submits in a row are one', async () => {
  render(
    <Provider store={createStore()}>
      <Form />
    </Provider>,
  );
  let runs = 0;
  const work = async () => {
    runs++;
  };
  submit(work);
  submit(work);
  expect(runs).toBe(1);
  await expect.poll(() => shown.at(-1)).toBe('free');
  submit(work);
  expect(runs).toBe(2);
});

it('What was typed at the sign-up is kept until its code is confirmed', async () => {
  const typed = { displayName: ['Siti'], email: ['siti@yhello.tset'] };
  const draft = () => readDraft('sign-up', null, formValuesSchema);
  writeDraft('sign-up', null, typed);
  for (const next of ['sign-up', 'confirm'] as const) {
    step = next;
    shown = [];
    render(
      <Provider store={createStore()}>
        <Form />
      </Provider>,
    );
    const work = Promise.withResolvers<void>();
    flushSync(() => submit(() => work.promise));
    await expect.poll(() => shown).toEqual(['free', 'busy']);
    work.resolve();
    await expect.poll(() => shown).toEqual(['free', 'busy', 'free']);
    expect(draft()).toEqual(next === 'sign-up' ? typed : null);
  }
});
