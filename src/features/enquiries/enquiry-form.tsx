import { useAtomValue, useStore } from 'jotai';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type EnquiryKind, MESSAGE_MAX } from '../../domain/enquiry/enquiry.ts';
import { paths } from '../../domain/routing/paths.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { changedValues, type FormValues } from '../../platform/form-values.ts';
import { dispatchAction, startOutbox } from '../../platform/outbox-client.ts';
import { cannotStoreText } from '../../platform/pending-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts';
import { AttachmentsField } from './attachments-field.tsx';
import { type EnquirySender, useEnquiryDraft, useLostFiles } from './enquiry-draft.ts';
import styles from './enquiry-form.module.css';
import { type EnquiryChoices, kindFields } from './kind-fields.tsx';
import { loadAttachments } from './load-attachments.ts';
import { type FieldErrors, parseEnquiry } from './parse-enquiry.ts';

const noErrors: FieldErrors = {};
const UNREADABLE = 'We couldn’t read a file any more. Remove it, or add it again.';
const CANNOT_STORE =
  'This device can’t save anything right now. Free some space, leave private browsing, or email us.';

type Props = {
  kind: EnquiryKind;
  sender: EnquirySender;
  choices: EnquiryChoices;
  messageHint: string;
  filesHint: string;
  /** After a message: the button that had the focus is gone. */
  takesFocus: boolean;
  /** `typed` and `files` are what the visitor entered, in case they want to edit it. */
  onSubmitted: (key: string, typed: FormValues, files: readonly File[]) => void;
};

/** One of the three contact forms. It counts as submitted once the action is stored on this phone. */
export function EnquiryForm({
  kind,
  sender,
  choices,
  messageHint,
  filesHint,
  takesFocus,
  onSubmitted,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const store = useStore();
  const isOnline = useAtomValue(isOnlineAtom);
  const [files, setFiles] = useState<File[]>([]);
  const [errors, setErrors] = useState(noErrors);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const draft = useEnquiryDraft(form, kind, sender, choices);
  const { lost, remember } = useLostFiles(kind);
  useFocusFirstError(form, errors !== noErrors && errors);

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

  const KindFields = kindFields[kind];
  return (
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      onSubmit={submit}
      onInput={draft.save}
      noValidate
    >
      {kind === 'exhibitor' && (
        <Field
          label="Company"
          name="company"
          autoComplete="organization"
          autoCapitalize="words"
          required
          error={errors.company}
        />
      )}
      <Field
        label={kind === 'exhibitor' ? 'Contact name' : 'Your name'}
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        required
        error={errors.name}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint="We reply to this address."
        error={errors.email}
      />
      <KindFields errors={errors} {...choices} />
      <TextAreaField
        label="Message"
        name="message"
        required
        autoCapitalize="sentences"
        countTo={MESSAGE_MAX}
        hint={messageHint}
        error={errors.message}
      />
      <AttachmentsField
        hint={filesHint}
        files={files}
        lost={lost}
        onChange={(changed) => {
          setFiles(changed);
          remember(changed);
        }}
      />
      <div className="visually-hidden" aria-hidden>
        <label>
          Leave this empty
          <input name="trap" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div role="alert" className={styles.problem}>
        {problem ?? errors[''] ?? errors.attachments}
      </div>
      {!isOnline && (
        <p role="status" data-announce className={styles.wide}>
          You’re offline. Send it anyway: it’s saved on this device and goes out once you’re online.
        </p>
      )}
      <p className={`${styles.wide} ${styles.hint}`}>
        Our <Link href={paths.privacy}>Privacy Policy</Link> says what happens to your message.
      </p>
      <Button type="submit" wide busy={busy}>
        Send
      </Button>
    </form>
  );
}
