import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import * as v from 'valibot';
import type { RefusalReason } from '../../domain/delivery/delivery-schema.ts';
import { refusalMessages } from '../../domain/delivery/refusal-messages.ts';
import { messageTime } from '../../domain/time/expo-time-text.ts';
import { nowMs } from '../../platform/clock.ts';
import { discardAction, retryAction } from '../../platform/outbox-client.ts';
import { alertNotStored } from '../../platform/pending-text.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './outbox-list.module.css';

/** `subject`: what the action is about, such as the name of a product, where the phone knows it. */
type Description = { title: string; subject: string | undefined };
export type DescribeAction = (entry: OutboxEntry) => Description;

const stateLabels = {
  waiting: { icon: Clock, text: 'Waiting since' },
  sent: { icon: CircleCheck, text: 'Sent' },
  refused: { icon: TriangleAlert, text: 'Refused. Saved' },
} as const;

/** See `REPLACED` of `server/actions/action-time.ts`: the answer is what is set now. */
const replacedSchema = v.object({ isReplaced: v.literal(true) });

/** Retrying cannot change these refusals: no retry button. */
const FINAL_REASONS: readonly RefusalReason[] = [
  'expo-unknown',
  'expo-not-running',
  'brand-unknown',
  'product-unknown',
  'other-user',
];

export function OutboxEntryRow({
  entry,
  describeAction,
}: {
  entry: OutboxEntry;
  describeAction: DescribeAction;
}) {
  const alert = useAlert();
  const sayWhyNot = alertNotStored(alert);
  const { icon: Icon, text } = stateLabels[entry.state];
  const { title, subject } = describeAction(entry);
  const isReplaced = v.is(replacedSchema, entry.answer);
  const { key, tappedAt, offsetMs } = entry.action;
  const deviceMs = entry.state === 'sent' ? (entry.settledAt ?? tappedAt) : tappedAt;
  return (
    <li data-state={entry.state}>
      <Icon size={22} aria-hidden />
      <div>
        <p className={styles.title}>
          {isReplaced
            ? 'Changed later on another device'
            : entry.state === 'refused'
              ? `Didn’t go through: ${title}`
              : title}
        </p>
        {(subject || isReplaced) && <p className={styles.subject}>{subject ?? title}</p>}
        <p className={styles.when}>
          {text} {messageTime(deviceMs + (offsetMs ?? 0), nowMs())}
        </p>
        {entry.state === 'refused' && (
          <>
            <p>{entry.reason && refusalMessages[entry.reason]}</p>
            <div className={styles.actions}>
              {!(entry.reason && FINAL_REASONS.includes(entry.reason)) && (
                <Button variant="outline" onClick={() => retryAction(key).catch(sayWhyNot)}>
                  Try again<span className="visually-hidden">: {title}</span>
                </Button>
              )}
              <Button variant="quiet" onClick={() => discardAction(key).catch(sayWhyNot)}>
                Remove<span className="visually-hidden">: {title}</span>
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  );
}
