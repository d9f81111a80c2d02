import * as v from 'valibot';
import { visitorDraftPrefix } from '../sync/storage-keys.ts';

const keyOf = (form: string, sub: string | null) => visitorDraftPrefix(sub) + form;

/** What this visitor typed into a form in this tab and has not sent; null for none, or for one of another shape. */
export function readDraft<T>(
  form: string,
  sub: string | null,
  schema: v.GenericSchema<unknown, T>,
): T | null {
  try {
    return v.parse(schema, JSON.parse(sessionStorage.getItem(keyOf(form, sub)) ?? ''));
  } catch {
    return null;
  }
}

/** Keeps what is typed over an update, a reload, and leaving the page. Never called with a password. */
export function writeDraft(form: string, sub: string | null, draft: object): void {
  try {
    sessionStorage.setItem(keyOf(form, sub), JSON.stringify(draft));
  } catch {
    // Where storage is full or not allowed, the draft lasts as long as the page.
  }
}

export function deleteDraft(form: string, sub: string | null): void {
  try {
    sessionStorage.removeItem(keyOf(form, sub));
  } catch {
    // Nothing was stored.
  }
}
