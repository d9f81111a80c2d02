import { type RefObject, useEffect } from 'react';
import type { EnquiryKind } from '../../domain/enquiry/enquiry.ts';
import { type DraftValues, readDraft, writeDraft } from '../../platform/drafts.ts';

export type EnquirySender = { sub: string | null; isReady: boolean; name: string; email: string };

/** Fills a form with what was typed before, then with what is known of the visitor. Returns what keeps a draft. */
export function useDraft(form: RefObject<HTMLFormElement | null>, kind: EnquiryKind, writer: EnquirySender) {
  const { sub, isReady, name, email } = writer;
  useEffect(() => {
    if (!isReady || !form.current) return;
    fillEmpty(form.current, readDraft(kind, sub) ?? {});
    fillEmpty(form.current, { name: [name], email: [email] });
  }, [form, kind, sub, isReady, name, email]);
  return () => form.current && writeDraft(kind, sub, formValues(new FormData(form.current)));
}

/** What a person typed last stands: only what is empty is filled. */
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

/** What was typed, without the files. */
export function formValues(data: FormData): DraftValues {
  const values: DraftValues = {};
  for (const name of new Set(data.keys()))
    values[name] = data.getAll(name).filter((value) => typeof value === 'string');
  return values;
}
