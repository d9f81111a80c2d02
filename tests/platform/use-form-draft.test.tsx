import { createStore, Provider } from 'jotai';
import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { writeDraft } from '../../src/platform/drafts.ts';
import { sessionAtom, signedOutSession } from '../../src/platform/session/session-state.ts';
import { useFormDraft } from '../../src/platform/use-form-draft.ts';
import { Field } from '../../src/ui/field.tsx';
import { SelectField } from '../../src/ui/select-field.tsx';
import { TextAreaField } from '../../src/ui/text-area-field.tsx';
import { render } from '../support/render.tsx';

type Props = { city?: string; onStore?: () => Promise<unknown>; onTyped?: (text: string) => void };

function Form({ city = 'Ipoh', onStore = () => Promise.resolve(), onTyped }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useFormDraft('test', form, city);
  return (
    <form
      ref={form}
      onInput={draft.save}
      onSubmit={(event) => {
        event.preventDefault();
        draft.deleteOnce(onStore()).catch(() => {});
      }}
    >
      <Field
        key={city}
        label="City"
        name="city"
        defaultValue={city}
        onInput={(event) => onTyped?.(event.currentTarget.value)}
      />
      <Field label="Password" name="password" type="password" autoComplete="new-password" />
      <Field label="Code" name="code" autoComplete="one-time-code" />
      <SelectField
        label="State"
        name="state"
        placeholder="Choose"
        options={[
          ['perak', 'Perak'],
          ['johor', 'Johor'],
        ]}
      />
      <TextAreaField label="Message" name="message" />
      {['red', 'blue'].map((colour) => (
        <label key={colour}>
          <input type="radio" name="colour" value={colour} defaultChecked={colour === 'red'} /> {colour}
        </label>
      ))}
      {['sleep', 'play'].map((topic) => (
        <label key={topic}>
          <input type="checkbox" name="topics" value={topic} defaultChecked={topic === 'sleep'} /> {topic}
        </label>
      ))}
      <button type="submit">Save</button>
    </form>
  );
}

const sessionOf = (sub: string | null) => ({ ...signedOutSession, isAuth: sub !== null, sub });
/** Opens the form as after an update, for one visitor. */
function open(sub: string | null, props: Props = {}) {
  const store = createStore();
  store.set(sessionAtom, sessionOf(sub));
  const withStore = (more: Props) => (
    <Provider store={store}>
      <Form {...props} {...more} />
    </Provider>
  );
  const { rerender } = render(withStore({}));
  return { rerender: (more: Props) => rerender(withStore(more)), close: () => rerender(null) };
}
const values = () =>
  Object.fromEntries(
    ['City', 'State', 'Message', 'Password', 'Code'].map((label) => [
      label,
      (page.getByLabelText(label, { exact: true }).element() as HTMLInputElement).value,
    ]),
  );
const checked = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
const stored = () => JSON.stringify({ ...sessionStorage, ...localStorage });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function typeEverything() {
  await page.getByLabelText('City').fill('Batu Gajah');
  await page.getByLabelText('State').selectOptions('johor');
  await page.getByLabelText('Message').fill('Hello');
  await page.getByLabelText('blue').click();
  await page.getByLabelText('play').click();
  await page.getByLabelText('sleep').click();
  await page.getByLabelText('Code').fill('123456');
  await page.getByLabelText('Password', { exact: true }).fill('welcome2expo');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByLabelText('Password', { exact: true }).fill('welcome3expo');
}

it('Everything that was typed is there after an update, but for passwords and codes', async () => {
  const first = open('anna');
  await typeEverything();
  expect(stored()).not.toMatch(/welcome|123456/);
  first.close();
  const onTyped = vi.fn();
  open('anna', { onTyped });
  expect(values()).toEqual({ City: 'Batu Gajah', State: 'johor', Message: 'Hello', Password: '', Code: '' });
  expect(checked()).toEqual(['blue', 'play']);
  expect(onTyped).toHaveBeenCalledWith('Batu Gajah');
});

it('Only what was changed is kept: the rest follows what is loaded later', async () => {
  const first = open('anna');
  await page.getByLabelText('Message').fill('Hello');
  first.close();
  open('anna', { city: 'Taiping' });
  expect(values()).toMatchObject({ City: 'Taiping', Message: 'Hello' });
});

it('A draft of an earlier visit does not replace what has been changed since', async () => {
  const first = open('anna');
  await page.getByLabelText('City').fill('Batu Gajah');
  await page.getByLabelText('Message').fill('Hello');
  first.close();
  const second = open('anna', { city: 'Taiping' });
  expect(values()).toMatchObject({ City: 'Taiping', Message: 'Hello' });
  second.rerender({ city: 'Kampar' });
  expect(values()).toMatchObject({ City: 'Kampar', Message: 'Hello' });
});

it('A draft that an earlier version stored is restored', () => {
  writeDraft('test', 'anna', { city: ['Batu Gajah'] });
  open('anna');
  expect(values()).toMatchObject({ City: 'Batu Gajah' });
});

it('A field that is rendered again keeps what was typed into it', async () => {
  const { rerender } = open('anna');
  await page.getByLabelText('City').fill('Batu Gajah');
  rerender({ city: 'Taiping' });
  expect(values()).toMatchObject({ City: 'Batu Gajah' });
});

it('What is typed before the session is known is not replaced', async () => {
  const first = open('anna');
  await page.getByLabelText('Message').fill('Old');
  first.close();
  const store = createStore();
  render(
    <Provider store={store}>
      <Form />
    </Provider>,
  );
  await page.getByLabelText('Message').fill('New');
  store.set(sessionAtom, sessionOf('anna'));
  await expect.element(page.getByLabelText('City')).toHaveValue('Ipoh');
  expect(values()).toMatchObject({ Message: 'New' });
});

it('Another visitor, or one who is signed out, does not see it', async () => {
  const first = open('anna');
  await page.getByLabelText('Message').fill('Hello');
  first.close();
  for (const sub of ['ben', null]) {
    const other = open(sub);
    expect(values()).toMatchObject({ Message: '' });
    other.close();
  }
});

it('Once it is stored, the draft is gone, and so it is when everything is taken back', async () => {
  const first = open('anna');
  await page.getByLabelText('Message').fill('Hello');
  await userEvent.clear(page.getByLabelText('Message'));
  expect(stored()).toBe('{}');
  await page.getByLabelText('Message').fill('Hello');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(stored).toBe('{}');
  first.close();
});

it('What could not be stored is kept', async () => {
  const first = open('anna', { onStore: () => Promise.reject(new Error('Full')) });
  await page.getByLabelText('Message').fill('Hello');
  await page.getByRole('button', { name: 'Save' }).click();
  first.close();
  open('anna');
  expect(values()).toMatchObject({ Message: 'Hello' });
});

const typeEarly = (element: HTMLInputElement | null) => {
  if (element) element.value = 'Typed early';
};

/** `isEarly`: its field is filled in before the app knows of it. */
function ShortForm({ isEarly }: { isEarly: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  useFormDraft('short', form);
  return (
    <form ref={form}>
      <input ref={isEarly ? typeEarly : undefined} name="name" aria-label="Name" />
    </form>
  );
}

it('What was typed before the app had started is kept', () => {
  const store = createStore();
  store.set(sessionAtom, sessionOf('early-visitor'));
  const withStore = (isEarly: boolean) => (
    <Provider store={store}>
      <ShortForm key={String(isEarly)} isEarly={isEarly} />
    </Provider>
  );
  const { rerender } = render(withStore(true));
  rerender(withStore(false));
  expect(page.getByLabelText('Name').element()).toHaveProperty('value', 'Typed early');
});
