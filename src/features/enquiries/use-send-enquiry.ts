import { useStore } from 'jotai';
import { type FormEvent, type RefObject, useState } from 'react';
import type { EnquiryKind } from '../../domain/enquiry/enquiry.ts';
import { changedValues, type FormValues } from '../../platform/form-values.ts';
import { dispatchAction, startOutbox } from '../../platform/outbox-client.ts';
import { cannotStoreText } from '../../platform/pending-text.ts';
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts';
import { type EnquirySender, useEnquiryDraft, useLostFiles } from './enquiry-draft.ts';
import type { EnquiryChoices } from './kind-fields.tsx';
import { loadAttachments } from './load-attachments.ts';
import { type FieldErrors, parseEnquiry } from './parse-enquiry.ts';

const noErrors: FieldErrors = {};
const UNREADABLE = 'We couldn’t read a file any more. Remove it, or add it again.';
const CANNOT_STORE =
  'This device can’t save anything right now. Free some space, leave private browsing, or email us.';

type Options = {
  kind: EnquiryKind;
  sender: EnquirySender;
  choices: EnquiryChoices;
  /** `typed` and `files` are what the visitor entered, in case they want to edit it. */
  onSubmitted: (key: string, typed: FormValues, files: readonly File[]) => void;
};

/**
 * The state of a contact form, its draft and its files. It counts as submitted once the action is stored on this phone.
 * `problem`: why it could not be stored, null for no reason.
 */
export function useSendEnquiry(
  form: RefObject<HTMLFormElement | null>,
  { kind, sender, choices, onSubmitted }: Options,
) {
  const store = useStore();
  const [files, setFiles] = useState<File[]>([]);
  const [errors, setErrors] = useState(noErrors);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const draft = useEnquiryDraft(form, kind, sender, choices);
  const { lost, remember } = useLostFiles(kind, files);
  useFocusFirstError(form, errors !== noErrors && errors);

  const changeFiles = (changed: File[]) => {
    setFiles(changed);
    remember(changed);
  };
  const send = async (data: FormData, typed: FormValues) => {
    const loaded = await loadAttachments(files).catch(() => null);
    if (!loaded) return setProblem(UNREADABLE);
    const { enquiry, errors: nextErrors } = parseEnquiry(kind, data, loaded.attachments);
    setErrors(nextErrors ?? noErrors);
    if (!enquiry) return;
    startOutbox(store);
    await draft.deleteOnce(dispatchAction('enquiry.send', enquiry, loaded.files)).then(
      (key) => {
        remember([]);
        onSubmitted(key, typed, files);
      },
      (error: unknown) => setProblem(cannotStoreText(error, CANNOT_STORE)),
    );
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setErrors(noErrors);
    setProblem(null);
    const { currentTarget } = event;
    void send(new FormData(currentTarget), changedValues(currentTarget)).finally(() => setBusy(false));
  };
  return { files, lost, changeFiles, errors, problem, busy, saveDraft: draft.save, submit };
}
