import * as v from 'valibot';
import { draftPrefix } from '../sync/storage-keys.ts';

const draftSchema = v.object({
  /** Who typed it; null while nobody was signed in. */
  sub: v.nullable(v.string()),
  values: v.record(v.string(), v.array(v.string())),
});
export type DraftValues = v.InferOutput<typeof draftSchema>['values'];

/** What was typed into a form of this tab by this visitor, or before they signed in. */
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
    // Where storage is full or not allowed, what is typed lasts as long as the page.
  }
}

export function deleteDraft(form: string): void {
  try {
    sessionStorage.removeItem(draftPrefix + form);
  } catch {
    // Nothing was stored.
  }
}
