import { useAtomValue } from 'jotai';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import type { EnquiryKind } from '../../domain/enquiry/enquiry.ts';
import { enquiryEmail } from '../../domain/enquiry/enquiry-email.ts';
import { about } from '../../domain/organiser/about.ts';
import { offersShop } from '../../domain/organiser/offers.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { writeDraft } from '../../platform/drafts.ts';
import type { FormValues } from '../../platform/form-values.ts';
import { discardAction } from '../../platform/outbox-client.ts';
import { alertNotStored } from '../../platform/pending-text.ts';
import { useAlert } from '../../ui/alert.tsx';
import { type EnquirySender, enquiryDraftName, rememberFileNames } from './enquiry-draft.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import styles from './enquiry-view.module.css';
import type { EnquiryChoices } from './kind-fields.tsx';
import { SubmissionList } from './submission-list.tsx';
import { SubmissionStatus } from './submission-status.tsx';

const texts: Record<EnquiryKind, { messageHint: string; filesHint: string; aside: string[] }> = {
  visitor: {
    messageHint: 'Lost something? Tell us what, where and when.',
    filesHint: 'A photo helps.',
    aside: [
      `${about.isEntryFree ? 'Entry is free. ' : ''}Once you’re logged in, your pass is in the menu.`,
      'At the expo, asking our staff is faster than any form.',
    ],
  },
  exhibitor: {
    messageHint: 'What should families know about your brand?',
    filesHint: 'Your company profile as a PDF, for instance.',
    aside: [],
  },
  'online-service': {
    messageHint: 'What did you do, what happened, and what did you expect? Never send us your password.',
    filesHint: 'Screenshots help.',
    aside: [
      'We never ask for your password or for a code.',
      ...(offersShop ? ['Order numbers are in your account, under My Orders.'] : []),
    ],
  },
};

type Submitted = { key: string; typed: FormValues; files: readonly File[] };
type Props = { kind: EnquiryKind; sender: EnquirySender; choices: EnquiryChoices };

/** A contact form with its texts, or the status of the submitted message. */
export function EnquiryView({ kind, sender, choices }: Props) {
  const alert = useAlert();
  const [submitted, setSubmitted] = useState<Submitted | null>(null);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const edit = () => {
    if (!submitted) return;
    writeDraft(enquiryDraftName(kind), sender.sub, submitted.typed);
    rememberFileNames(kind, sender.sub, submitted.files);
    discardAction(submitted.key).catch(alertNotStored(alert));
    setSubmitted(null);
  };
  const email = enquiryEmail[kind];
  const { messageHint, filesHint, aside } = texts[kind];
  const isOnline = useAtomValue(isOnlineAtom);
  // Without signal the form says it itself.
  const notes = [
    ...aside,
    ...(isOnline
      ? ['Offline? Send it anyway: it’s saved on this device and goes out once you’re online.']
      : []),
  ];
  return (
    <>
      <div className={styles.columns}>
        {submitted ? (
          <SubmissionStatus
            actionKey={submitted.key}
            email={email}
            onWriteAnother={() => setSubmitted(null)}
            onEdit={edit}
            onSentAgain={(key) => setSubmitted({ ...submitted, key })}
          />
        ) : (
          <EnquiryForm
            {...{ kind, sender, choices, messageHint, filesHint }}
            takesFocus={hasSubmitted}
            onSubmitted={(key, typed, files) => {
              setSubmitted({ key, typed, files });
              setHasSubmitted(true);
            }}
          />
        )}
        <aside className={styles.aside}>
          <h2>Prefer email?</h2>
          <p>
            <a href={`mailto:${email}`}>
              <Mail size={20} aria-hidden />
              {email}
            </a>
          </p>
          {notes.length > 0 && <h2>Good to know</h2>}
          {notes.length > 1 ? (
            <ul>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          ) : (
            <p>{notes[0]}</p>
          )}
        </aside>
      </div>
      {!submitted && <SubmissionList />}
    </>
  );
}
