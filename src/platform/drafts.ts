import * as v from 'valibot';
import { visitorDraftPrefix } from '../sync/storage-keys.ts';
import { draftStorage } from './draft-owner.ts';

const keyOf = (form: string, sub: string | null) => visitorDraftPrefix(sub) + form;

/** What this visitor typed into a form and has not sent; null for none, or for one of another shape. */
export function readDraft<T>(
  form: string,
  sub: string | null,
  schema: v.GenericSchema<unknown, T>,
): T | null {
  try {
    return v.parse(schema, JSON.parse(draftStorage(sub).getItem(keyOf(form, sub)) ?? ''));
  } catch {
    return null;
  }
}

/** Keeps what is typed over an update, a reload, leaving the page and, for a visitor, a killed browser. Never called with a password. */
export function writeDraft(form: string, sub: string | null, draft: object): void {
  try {
    draftStorage(sub).setItem(keyOf(form, sub), JSON.stringify(draft));
  } catch {
    // Where storage is full or not allowed, the draft lasts as long as the page.
  }
}

export function deleteDraft(form: string, sub: string | null): void {
  try {
    draftStorage(sub).removeItem(keyOf(form, sub));
  } catch {
    // Nothing was stored.
  }
}
