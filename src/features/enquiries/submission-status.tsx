import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { refusalMessages } from '../../domain/delivery/refusal-messages.ts';
import { answerWithin } from '../../domain/organiser/answer-within.ts';
import { paths } from '../../domain/routing/paths.ts';
import { retryAction } from '../../platform/outbox-client.ts';
import { alertNotStored, SIGN_IN_TO_SEND, WILL_BE_SENT } from '../../platform/pending-text.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useAuthPath } from '../../ui/use-auth-path.ts';
import { enquirySubmissionsAtom, type SubmissionState } from './enquiry-submissions.ts';
import styles from './submission-status.module.css';

const NEXT = `We reply by email${answerWithin}.`;
const texts: Record<SubmissionState, { title: string; text: string }> = {
  sending: { title: 'On its way', text: 'Your message is saved on this device and being sent.' },
  saved: { title: 'Waiting to be sent', text: WILL_BE_SENT },
  locked: { title: 'Waiting for you', text: SIGN_IN_TO_SEND },
  sent: { title: 'Thank you, we’ve got it', text: NEXT },
  refused: { title: 'This message wasn’t sent', text: '' },
};

type Props = {
  actionKey: string;
  email: string;
  onWriteAnother: () => void;
  onEdit: () => void;
  onSentAgain: (key: string) => void;
};

/** The state of the message that was just submitted, and what happens next. */
export function SubmissionStatus({ actionKey, email, onWriteAnother, onEdit, onSentAgain }: Props) {
  const enquiry = useAtomValue(enquirySubmissionsAtom).find(({ key }) => key === actionKey);
  const alert = useAlert();
  const authPathOf = useAuthPath();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button of the message before is gone
  useEffect(() => heading.current?.focus(), [actionKey]);
  const state = enquiry?.state ?? 'sending';
  const { title, text } = texts[state];
  const sendAgain = () =>
    retryAction(actionKey).then(
      // Without a key it was sent again or removed elsewhere: the list below the form knows.
      (key) => (key ? onSentAgain(key) : onWriteAnother()),
      alertNotStored(alert),
    );
  return (
    <section className={styles.notice} data-state={state} aria-live="polite">
      <Picture name="mailbox" alt="" width={96} height={96} sizes="96px" originalWidth={800} />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {enquiry?.reason ? <p>{refusalMessages[enquiry.reason]}</p> : <p>{text}</p>}
      {enquiry && state !== 'refused' && (
        <p>
          Your reference is <strong>{enquiry.reference}</strong>.
        </p>
      )}
      {(state === 'saved' || state === 'sending') && <p>{NEXT}</p>}
      {state === 'refused' && (
        <p>
          Or email <a href={`mailto:${email}`}>{email}</a>.
        </p>
      )}
      <div className={styles.actions}>
        {state === 'refused' && (
          <>
            <Button onClick={onEdit}>Edit message</Button>
            <Button variant="outline" onClick={sendAgain}>
              Send again
            </Button>
          </>
        )}
        {state === 'locked' && <ButtonLink href={authPathOf(paths.signIn)}>Log in</ButtonLink>}
        {state !== 'refused' && (
          <Button variant="outline" onClick={onWriteAnother}>
            Write another message
          </Button>
        )}
      </div>
    </section>
  );
}
