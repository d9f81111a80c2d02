import { useAtomValue, useStore } from 'jotai';
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { refusalMessages } from '../../domain/delivery/refusal-messages.ts';
import { enquiryTitles } from '../../domain/enquiry/enquiry.ts';
import { dayAndTimeAt } from '../../domain/time/expo-time-text.ts';
import { discardAction, retryAction, startOutbox } from '../../platform/outbox-client.ts';
import { alertNotStored } from '../../platform/pending-text.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import {
  type EnquirySubmission,
  enquirySubmissionsAtom,
  type SubmissionState,
} from './enquiry-submissions.ts';
import styles from './submission-status.module.css';

const MAX_SHOWN = 5;
const stateLabels: Record<SubmissionState, { icon: typeof Clock; text: string }> = {
  sending: { icon: Clock, text: 'Sending' },
  saved: { icon: Clock, text: 'Waiting to be sent' },
  locked: { icon: Clock, text: 'Waiting for you to log in' },
  sent: { icon: CircleCheck, text: 'Sent' },
  refused: { icon: TriangleAlert, text: 'Needs attention' },
};

/** The last messages written on this phone, with number and state. */
export function SubmissionList() {
  const store = useStore();
  const enquiries = useAtomValue(enquirySubmissionsAtom);
  useEffect(() => startOutbox(store), [store]);
  if (enquiries.length === 0) return null;
  return (
    <Section title="From this device">
      <ul className={styles.list}>
        {enquiries.slice(0, MAX_SHOWN).map((enquiry) => (
          <Item key={enquiry.key} enquiry={enquiry} />
        ))}
      </ul>
    </Section>
  );
}

function Item({
  enquiry: { key, kind, reference, state, reason, submittedAtMs },
}: {
  enquiry: EnquirySubmission;
}) {
  const alert = useAlert();
  const sayWhyNot = alertNotStored(alert);
  const { icon: Icon, text } = stateLabels[state];
  return (
    <li data-state={state}>
      <Icon size={22} aria-hidden />
      <div>
        <strong>
          {kind ? enquiryTitles[kind] : 'Enquiry'} {reference}
        </strong>
        <p>
          {text}&nbsp;· {dayAndTimeAt(submittedAtMs)}
        </p>
        {reason && <p>{refusalMessages[reason]}</p>}
      </div>
      {state === 'refused' && (
        <div className={styles.actions}>
          <Button variant="outline" onClick={() => retryAction(key).catch(sayWhyNot)}>
            Try again<span className="visually-hidden">: {reference}</span>
          </Button>
          <Button variant="quiet" onClick={() => discardAction(key).catch(sayWhyNot)}>
            Remove<span className="visually-hidden">: {reference}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
