// @script outbox

import type { createStore } from 'jotai';
import { hasUnsavedInputAtom } from './available-update.ts';

/** What may end a form, apart from typing. The router sends an event for each change of the address. */
const EVENTS = ['submit', 'reset', 'popstate', 'pushState', 'replaceState'] as const;
/** Inputs that hold no typed text, or whose text is sent while it is typed (`search`). */
const NOT_TYPED = ['checkbox', 'radio', 'hidden', 'search', 'submit', 'button'];

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !NOT_TYPED.includes(target.type));

/** Keeps `hasUnsavedInputAtom` up to date: a new version waits for the end of a form. */
export function watchUnsavedInput(store: ReturnType<typeof createStore>): void {
  const typed = new Set<TextField>();
  const check = () => {
    for (const field of typed)
      if (!field.form?.isConnected || field.value === field.defaultValue) typed.delete(field);
    store.set(hasUnsavedInputAtom, typed.size > 0);
  };
  // After the form's own handlers, and after the next page is drawn.
  const checkSoon = () => setTimeout(check);
  addEventListener('input', ({ isTrusted, target }) => {
    // What the app fills in, from the profile or a draft, it can fill in again.
    if (!isTrusted || !isTextField(target)) return;
    typed.add(target);
    checkSoon();
  });
  for (const name of EVENTS) addEventListener(name, checkSoon);
  // This code is loaded late. Who types meanwhile is in the field; what the app has filled in does not take the focus.
  const { activeElement } = document;
  if (activeElement && isTextField(activeElement)) typed.add(activeElement);
  check();
}
