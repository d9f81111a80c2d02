import { type RefObject, useEffect } from 'react';
import type { EnquiryKind } from '../../domain/enquiry/enquiry.ts';
import { fillUnchanged } from '../../platform/form-values.ts';
import { useFormDraft } from '../../platform/use-form-draft.ts';
import type { EnquiryChoices } from './kind-fields.tsx';

export type EnquirySender = { sub: string | null; isReady: boolean; name: string; email: string };

export const enquiryDraftName = (kind: EnquiryKind) => `enquiry.${kind}`;

/** The draft of a form, which is then filled in with the visitor's name and e-mail address. */
export function useEnquiryDraft(
  form: RefObject<HTMLFormElement | null>,
  kind: EnquiryKind,
  { isReady, name, email }: EnquirySender,
  { expos, categories }: EnquiryChoices,
) {
  const draft = useFormDraft(
    enquiryDraftName(kind),
    form,
    [...expos.map(({ id }) => id), ...categories].join(),
  );
  useEffect(() => {
    if (isReady && form.current) fillUnchanged(form.current, { name: [name], email: [email] });
  }, [form, isReady, name, email]);
  return draft;
}
