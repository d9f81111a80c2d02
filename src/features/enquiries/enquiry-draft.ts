import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useState } from 'react';
import type { EnquiryKind } from '../../domain/enquiry/enquiry.ts';
import { shownPhone } from '../../domain/text/phone.ts';
import { deleteDraft, readDraft, writeDraft } from '../../platform/drafts.ts';
import { fillUnchanged, formValuesSchema } from '../../platform/form-values.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { useFormDraft } from '../../platform/use-form-draft.ts';
import type { EnquiryChoices } from './kind-fields.tsx';

export type EnquirySender = {
  sub: string | null;
  isReady: boolean;
  name: string;
  email: string;
  phone: string;
};

export const enquiryDraftName = (kind: EnquiryKind) => `enquiry.${kind}`;

/** The draft of a form, which is then filled in with the visitor's name, e-mail address and phone number. */
export function useEnquiryDraft(
  form: RefObject<HTMLFormElement | null>,
  kind: EnquiryKind,
  { isReady, name, email, phone }: EnquirySender,
  { expos, categories }: EnquiryChoices,
) {
  const draft = useFormDraft(
    enquiryDraftName(kind),
    form,
    [...expos.map(({ id }) => id), ...categories].join(),
  );
  useEffect(() => {
    if (isReady && form.current)
      fillUnchanged(form.current, { name: [name], email: [email], phone: [shownPhone(phone)] });
  }, [form, isReady, name, email, phone]);
  return draft;
}

/**
 * Files cannot be kept with a draft, their names can: `lost` are those that a visitor who returns has to add again. Not
 * of the `files` that are here: they may have been chosen before it was known who the visitor is.
 * `remember` is called with each change of the files, and with none once the message is stored.
 */
export function useLostFiles(kind: EnquiryKind, files: readonly File[]) {
  const { sub, isUserReady } = useAtomValue(sessionAtom);
  const [named, setNamed] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isUserReady) setNamed(readDraft(fileNamesDraft(kind), sub, formValuesSchema)?.files ?? []);
  }, [kind, sub, isUserReady]);
  const remember = (changed: readonly File[]) => {
    setNamed([]);
    rememberFileNames(kind, sub, changed);
  };
  return { lost: named.filter((name) => files.every((file) => file.name !== name)), remember };
}

const fileNamesDraft = (kind: EnquiryKind) => `${enquiryDraftName(kind)}.files`;

/** Without files nothing is remembered any more. */
export function rememberFileNames(kind: EnquiryKind, sub: string | null, files: readonly File[]): void {
  if (files.length === 0) deleteDraft(fileNamesDraft(kind), sub);
  else writeDraft(fileNamesDraft(kind), sub, { files: files.map(({ name }) => name) });
}
