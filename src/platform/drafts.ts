import * as v from 'valibot';
import { draftPrefix } from '../sync/storage-keys.ts';

const draftSchema = v.object({
  /** The visitor who typed it; null while nobody was signed in. */
  sub: v.nullable(v.string()),
  values: v.record(v.string(), v.array(v.string())),
});
export type DraftValues = v.InferOutput<typeof draftSchema>['values'];

/** The draft of a form in this tab, if this visitor typed it, or if nobody was signed in then. */
export function readDraft(form: string, sub: string | null): DraftValues | null {
  try {
    const stored = v.parse(draftSchema, JSON.parse(sessionStorage.getItem(draftPrefix + form) ?? 'null'));
    return stored.sub === null || stored.sub === sub ? stored.values : null;
  } catch {
    return null;
  }
}

export function writeDraft(form: string, sub: string | null, values: DraftValues): void {
  try {
    sessionStorage.setItem(draftPrefix + form, JSON.stringify({ sub, values }));
  } catch {
    // Where storage is full or not allowed, the draft lasts as long as the page.
  }
}

export function deleteDraft(form: string): void {
  try {
    sessionStorage.removeItem(draftPrefix + form);
  } catch {
    // Nothing was stored.
  }
}
