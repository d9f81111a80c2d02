import { useAtomValue } from 'jotai';
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { refusalMessages } from '../../domain/delivery/refusal-messages.ts';
import { paths } from '../../domain/routing/paths.ts';
import { dayAndTimeAt } from '../../domain/time/expo-time-text.ts';
import { discardAction, outboxEntriesAtom, retryAction, sendNow } from '../../platform/outbox-client.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useAuthPath } from '../../ui/use-auth-path.ts';
import styles from './outbox-list.module.css';

export type OutboxListProps = {
  /** Shows refused entries only, and of those the actions whose names begin like this. */
  refusedWithPrefix?: string;
  /** The title of an action; undefined for one of a newer version of the app. */
  titleOf: (actionName: string) => string | undefined;
};

/** The visitor's actions that wait for delivery, were refused, or were delivered lately; nothing when there are none. */
export function OutboxList({ refusedWithPrefix, titleOf }: OutboxListProps) {
  const allEntries = useAtomValue(outboxEntriesAtom);
  const entries = refusedWithPrefix
    ? allEntries.filter(
        ({ state, action }) => state === 'refused' && action.name.startsWith(refusedWithPrefix),
      )
    : allEntries;
  const { mustSignInToSend } = useAtomValue(sessionAtom);
  const authPathOf = useAuthPath();
  if (entries.length === 0) return null;
  const isWaiting = entries.some((entry) => entry.state === 'waiting');
  return (
    <section className={styles.outbox} aria-labelledby="outbox-title">
      <div className={styles.head}>
        <h2 id="outbox-title">On this phone</h2>
        {isWaiting && !mustSignInToSend && (
          <Button variant="outline" onClick={sendNow}>
            Send now
          </Button>
        )}
        {isWaiting && mustSignInToSend && (
          <ButtonLink variant="outline" href={authPathOf(paths.signIn)}>
            Log in to send
          </ButtonLink>
        )}
      </div>
      <ul>
        {entries.toReversed().map((entry) => (
          <Entry
            key={entry.action.key}
            entry={entry}
            title={titleOf(entry.action.name) ?? 'Something you saved'}
          />
        ))}
      </ul>
    </section>
  );
}

const stateLabels = {
  waiting: { icon: Clock, text: 'Waiting' },
  sent: { icon: CircleCheck, text: 'Sent' },
  refused: { icon: TriangleAlert, text: 'Needs attention' },
} as const;

function Entry({ entry, title }: { entry: OutboxEntry; title: string }) {
  const { icon: Icon, text } = stateLabels[entry.state];
  const { key } = entry.action;
  return (
    <li data-state={entry.state}>
      <Icon size={22} aria-hidden />
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.when}>
          {text}&nbsp;· {dayAndTimeAt(entry.action.tappedAt + (entry.action.offsetMs ?? 0))}
        </p>
        {entry.state === 'refused' && (
          <>
            <p>{entry.reason && refusalMessages[entry.reason]}</p>
            <div className={styles.actions}>
              <Button variant="outline" onClick={() => retryAction(key)}>
                Try again
              </Button>
              <Button variant="quiet" onClick={() => discardAction(key)}>
                Remove
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  );
}
