import { useAtomValue, useStore } from 'jotai';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { deleteDraft, readDraft, writeDraft } from './drafts.ts';
import { changedValues, fillUnchanged, formValuesSchema } from './form-values.ts';
import { sessionAtom } from './session/session-state.ts';

/**
 * Keeps what is typed into a form until it is stored or sent: fills the form from its draft, and again whenever
 * `rendered` changes, because its fields were rendered again. `save` belongs on the form's `onInput`.
 */
export function useFormDraft(name: string, form: RefObject<HTMLFormElement | null>, rendered = '') {
  const store = useStore();
  const { sub, isUserReady } = useAtomValue(sessionAtom);
  const isStoring = useRef(false);
  const isFirstFill = useRef(true);
  const [isRestored, setIsRestored] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rendered` stands for the fields in the form
  useEffect(() => {
    if (!isUserReady || isStoring.current || !form.current) return;
    const filled = fillUnchanged(form.current, readDraft(name, sub, formValuesSchema) ?? {});
    if (isFirstFill.current && filled.length > 0) setIsRestored(true);
    isFirstFill.current = false;
    // For those who follow what is typed.
    for (const field of filled) field.dispatchEvent(new Event('input', { bubbles: true }));
  }, [form, name, sub, isUserReady, rendered]);
  const currentSub = () => store.get(sessionAtom).sub;
  return {
    /** What was typed at an earlier visit is in the form, and not saved. */
    isRestored,
    /** Back to what is saved. */
    discard: () => {
      deleteDraft(name, currentSub());
      form.current?.reset();
      setIsRestored(false);
    },
    save: () => {
      const values = form.current ? changedValues(form.current) : {};
      if (Object.keys(values).length > 0) writeDraft(name, currentSub(), values);
      else {
        deleteDraft(name, currentSub());
        setIsRestored(false);
      }
    },
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
