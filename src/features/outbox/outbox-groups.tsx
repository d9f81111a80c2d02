import { useAtomValue } from 'jotai';
import { checkInPath } from '../../domain/routing/paths.ts';
import { isOutboxReadAtom, isOutboxUnreadableAtom, reloadOutbox } from '../../platform/outbox-client.ts';
import { pendingTextAtom } from '../../platform/pending-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { listedEntriesAtom } from './listed-entries.ts';
import { type DescribeAction, OutboxEntryRow } from './outbox-entry-row.tsx';
import styles from './outbox-list.module.css';
import { SendButton } from './send-button.tsx';

const GROUPS = [
  { state: 'refused', title: 'Needs attention' },
  { state: 'waiting', title: 'Waiting to be sent' },
  { state: 'sent', title: 'Sent lately' },
] as const;

/** Everything in the outbox by state: first what only the visitor can solve. */
export function OutboxGroups({ describeAction }: { describeAction: DescribeAction }) {
  const entries = useAtomValue(listedEntriesAtom);
  const isRead = useAtomValue(isOutboxReadAtom);
  const isUnreadable = useAtomValue(isOutboxUnreadableAtom);
  const pendingText = useAtomValue(pendingTextAtom);
  if (!isRead) return <Skeleton shape="row" label="Loading the outbox" count={3} />;
  if (isUnreadable)
    return (
      <EmptyState
        level={2}
        title="We can’t read your outbox"
        text="This browser won’t open what’s saved on this device. Close other tabs of this app, then try again."
        picture="toppled-blocks"
      >
        <Button onClick={() => void reloadOutbox()}>Try again</Button>
      </EmptyState>
    );
  const isAllSent = entries.every(({ state }) => state === 'sent');
  return (
    <div className={styles.page}>
      {isAllSent && (
        <EmptyState
          level={2}
          title="Everything’s been sent"
          text="What you save without signal waits here until it’s sent."
          picture="mailbox"
        >
          <ButtonLink href={checkInPath} variant="outline">
            Go to Expo Check-in
          </ButtonLink>
        </EmptyState>
      )}
      {GROUPS.map(({ state, title }) => {
        const ofState = entries.filter((entry) => entry.state === state);
        if (ofState.length === 0) return null;
        return (
          <section key={state} className={styles.outbox} aria-labelledby={`outbox-${state}`}>
            <div className={styles.head}>
              <h2 id={`outbox-${state}`}>{title}</h2>
              {state === 'waiting' && <SendButton />}
            </div>
            {state === 'waiting' && <p>{pendingText}</p>}
            <ul>
              {ofState.toReversed().map((entry) => (
                <OutboxEntryRow key={entry.action.key} entry={entry} describeAction={describeAction} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
