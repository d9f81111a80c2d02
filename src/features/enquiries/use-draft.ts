import { type RefObject, useEffect } from 'react';
import type { EnquiryKind } from '../../domain/enquiry/enquiry.ts';
import { type DraftValues, readDraft, writeDraft } from '../../platform/drafts.ts';

export type EnquirySender = { sub: string | null; isReady: boolean; name: string; email: string };

/** Fills a form from the draft, then with the visitor's name and e-mail address. Returns a function that saves the draft. */
export function useDraft(form: RefObject<HTMLFormElement | null>, kind: EnquiryKind, sender: EnquirySender) {
  const { sub, isReady, name, email } = sender;
  useEffect(() => {
    if (!isReady || !form.current) return;
    fillEmpty(form.current, readDraft(kind, sub) ?? {});
    fillEmpty(form.current, { name: [name], email: [email] });
  }, [form, kind, sub, isReady, name, email]);
  return () => form.current && writeDraft(kind, sub, formValues(new FormData(form.current)));
}

/** Fills empty fields only, so that nothing typed is lost. */
function fillEmpty(form: HTMLFormElement, values: DraftValues): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (values[field.name]?.includes(field.value)) field.checked = true;
    } else if (
      (field instanceof HTMLInputElement && field.type !== 'file') ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    ) {
      const [value] = values[field.name] ?? [];
      if (value && field.value === '') field.value = value;
    }
  }
}

/** The values of a form, without the files. */
export function formValues(data: FormData): DraftValues {
  const values: DraftValues = {};
  for (const name of new Set(data.keys()))
    values[name] = data.getAll(name).filter((value) => typeof value === 'string');
  return values;
}
