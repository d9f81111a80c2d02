import * as v from 'valibot';
import { visitorDraftPrefix } from '../sync/storage-keys.ts';

const keyOf = (form: string, sub: string | null) => visitorDraftPrefix(sub) + form;
/**
 * The tab's storage and, for a signed-in visitor, one that outlives the browser. What is typed while nobody is signed
 * in ends with the tab: others may use this phone.
 */
const storagesFor = (sub: string | null) =>
  sub === null ? [sessionStorage] : [sessionStorage, localStorage];

/** What this visitor typed into a form and has not sent; null for none, or for one of another shape. */
export function readDraft<T>(
  form: string,
  sub: string | null,
  schema: v.GenericSchema<unknown, T>,
): T | null {
  try {
    const [draft] = storagesFor(sub).flatMap((storage) => storage.getItem(keyOf(form, sub)) ?? []);
    return v.parse(schema, JSON.parse(draft ?? ''));
  } catch {
    return null;
  }
}

/**
 * Keeps what is typed over an update, a reload, leaving the page and, for a visitor, a killed browser. Never called
 * with a password.
 */
export function writeDraft(form: string, sub: string | null, draft: object): void {
  try {
    for (const storage of storagesFor(sub)) storage.setItem(keyOf(form, sub), JSON.stringify(draft));
  } catch {
    // Where storage is full or not allowed, the draft lasts as long as the page.
  }
}

/** What a form that is left unsaved says. A draft is not always kept: storage may be full or not allowed. */
export function notSavedText(form: string, sub: string | null): string {
  let isKept = false;
  try {
    isKept = storagesFor(sub).some((storage) => storage.getItem(keyOf(form, sub)) !== null);
  } catch {
    // Nothing was stored.
  }
  return isKept ? 'Not saved. What you typed is kept.' : 'Not saved.';
}

export function deleteDraft(form: string, sub: string | null): void {
  try {
    for (const storage of storagesFor(sub)) storage.removeItem(keyOf(form, sub));
  } catch {
    // Nothing was stored.
  }
}
