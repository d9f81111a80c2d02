import { useStore } from 'jotai';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { EnquiryKind } from '../../domain/enquiry/enquiry.ts';
import { type DraftValues, deleteDraft } from '../../platform/drafts.ts';
import { dispatchAction, startOutbox } from '../../platform/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { attach } from './attach.ts';
import { Attachments } from './attachments.tsx';
import styles from './enquiry-form.module.css';
import { type Failures, readEnquiry } from './model.ts';
import { type ExpoChoice, ownFields } from './own-fields.tsx';
import { useDraft, valuesOf, type Writer } from './use-draft.ts';

const nothingWrong: Failures = {};
const UNREADABLE = 'A file could not be read any more. Take it out, or choose it again.';
const CANNOT_STORE =
  'This phone cannot store anything right now. Free some space, leave private browsing, or write us an e-mail.';

type Props = {
  kind: EnquiryKind;
  writer: Writer;
  expos: readonly ExpoChoice[];
  messageHint: string;
  filesHint: string;
  /** With what was typed, should it have to be changed. */
  onSent: (key: string, typed: DraftValues) => void;
};

/** One of the three forms. It is on its way once this phone has it. */
export function EnquiryForm({ kind, writer, expos, messageHint, filesHint, onSent }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const store = useStore();
  const [files, setFiles] = useState<File[]>([]);
  const [failures, setFailures] = useState(nothingWrong);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const keepDraft = useDraft(form, kind, writer);
  useEffect(() => {
    if (failures !== nothingWrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  const send = async (data: FormData) => {
    const attached = await attach(files).catch(() => null);
    if (!attached) return setProblem(UNREADABLE);
    const { enquiry, failures: wrong } = readEnquiry(kind, data, attached.attachments);
    setFailures(wrong ?? nothingWrong);
    if (!enquiry) return;
    startOutbox(store);
    const key = await dispatchAction('enquiry.send', enquiry, attached.kept).catch(() => null);
    if (key === null) return setProblem(CANNOT_STORE);
    deleteDraft(kind);
    onSent(key, valuesOf(data));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    void send(new FormData(event.currentTarget)).finally(() => setBusy(false));
  };

  const Own = ownFields[kind];
  return (
    <form ref={form} className={styles.form} onSubmit={submit} onInput={keepDraft} noValidate>
      {kind === 'exhibitor' && (
        <Field label="Company" name="company" autoComplete="organization" required error={failures.company} />
      )}
      <Field
        label={kind === 'exhibitor' ? 'Contact name' : 'Your name'}
        name="name"
        autoComplete="name"
        required
        error={failures.name}
      />
      <Field
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint="We answer to this address."
        error={failures.email}
      />
      <Own failures={failures} expos={expos} />
      <TextAreaField label="Message" name="message" required hint={messageHint} error={failures.message} />
      <Attachments hint={filesHint} files={files} onChange={setFiles} />
      <div className="visually-hidden" aria-hidden>
        <label>
          Leave this empty
          <input name="trap" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div role="alert" className={styles.problem}>
        {problem ?? failures[''] ?? failures.attachments}
      </div>
      <Button type="submit" wide busy={busy}>
        Send
      </Button>
    </form>
  );
}
