import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { EnquiryKind } from '../../domain/enquiry/enquiry.ts';
import { paths } from '../../domain/routing/paths.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import type { FormValues } from '../../platform/form-values.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { AttachmentsField } from './attachments-field.tsx';
import type { EnquirySender } from './enquiry-draft.ts';
import { EnquiryFields } from './enquiry-fields.tsx';
import styles from './enquiry-form.module.css';
import type { EnquiryChoices } from './kind-fields.tsx';
import { useSendEnquiry } from './use-send-enquiry.ts';

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

/** One of the three contact forms. */
export function EnquiryForm({ messageHint, filesHint, takesFocus, ...options }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const isOnline = useAtomValue(isOnlineAtom);
  const { files, lost, changeFiles, errors, problem, busy, saveDraft, submit } = useSendEnquiry(
    form,
    options,
  );
  return (
    // The draft is ours to restore: Firefox fills a form without this again after a reload, even with what was sent.
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      autoComplete="off"
      onSubmit={submit}
      onInput={saveDraft}
      noValidate
    >
      <EnquiryFields
        kind={options.kind}
        choices={options.choices}
        messageHint={messageHint}
        errors={errors}
      />
      <AttachmentsField hint={filesHint} files={files} lost={lost} onChange={changeFiles} />
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
