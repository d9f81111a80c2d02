import { useAtomValue, useStore } from 'jotai';
import { type RefObject, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { deleteDraft, notSavedText, readDraft, writeDraft } from './drafts.ts';
import {
  changedValues,
  type FormValues,
  fillUnchanged,
  formValuesSchema,
  renderedValues,
} from './form-values.ts';
import { sessionAtom } from './session/session-state.ts';

/** `base`: what the fields were rendered with when they were typed into. */
const draftSchema = v.union([
  v.object({ typed: formValuesSchema, base: formValuesSchema }),
  // Earlier versions stored no base.
  v.pipe(
    formValuesSchema,
    v.transform((typed) => ({ typed, base: {} as FormValues })),
  ),
]);

/**
 * Keeps what is typed into a form until it is stored, sent or discarded: fills the form from its
 * draft, and again whenever `rendered` changes, because its fields were rendered again. A field whose value has changed
 * since an earlier visit is left as it is: the draft would replace, unseen, what someone else wrote there. `save`
 * belongs on the form's `onInput`.
 */
export function useFormDraft(name: string, form: RefObject<HTMLFormElement | null>, rendered = '') {
  const store = useStore();
  const { sub, isUserReady } = useAtomValue(sessionAtom);
  const isStoring = useRef(false);
  const typedHere = useRef(new Set<string>());
  const [isRestored, setIsRestored] = useState(false);
  const isFirst = useRef(true);
  const currentSub = () => store.get(sessionAtom).sub;
  const save = () => {
    if (!form.current) return;
    const typed = changedValues(form.current);
    const fields = Object.keys(typed);
    typedHere.current = new Set(fields);
    if (fields.length > 0) writeDraft(name, currentSub(), { typed, base: renderedValues(form.current) });
    else {
      deleteDraft(name, currentSub());
      setIsRestored(false);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rendered` stands for the fields in the form
  useEffect(() => {
    if (!isUserReady || isStoring.current || !form.current) return;
    const isTypedEarly = isFirst.current && Object.keys(changedValues(form.current)).length > 0;
    isFirst.current = false;
    const { typed, base } = readDraft(name, sub, draftSchema) ?? { typed: {}, base: {} };
    const shown = renderedValues(form.current);
    const isCurrent = (field: string) =>
      typedHere.current.has(field) || !base[field] || `${base[field]}` === `${shown[field]}`;
    const current = Object.entries(typed).filter(([field]) => isCurrent(field));
    const filled = fillUnchanged(form.current, Object.fromEntries(current));
    if (filled.some((field) => !typedHere.current.has(field.name))) setIsRestored(true);
    // For those who follow what is typed.
    for (const field of filled) field.dispatchEvent(new Event('input', { bubbles: true }));
    // On a slow line a form is there before the app, which sees no event of what is typed then.
    if (isTypedEarly) save();
  }, [form, name, sub, isUserReady, rendered]);
  return {
    /** What was typed at an earlier visit is in the form, and not saved. */
    isRestored,
    /** Back to what is saved. */
    discard: () => {
      deleteDraft(name, currentSub());
      form.current?.reset();
      setIsRestored(false);
    },
    save,
    notSavedText: () => notSavedText(name, currentSub()),
    /** Deletes the draft once what was typed is stored elsewhere. The result is that of `stored`. */
    deleteOnce: async <T>(stored: Promise<T>): Promise<T> => {
      isStoring.current = true;
      try {
        const result = await stored;
        deleteDraft(name, currentSub());
        setIsRestored(false);
        return result;
      } finally {
        isStoring.current = false;
      }
    },
  };
}
