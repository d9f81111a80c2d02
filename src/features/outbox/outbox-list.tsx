import { useAtomValue } from 'jotai';
import { listedEntriesAtom } from './listed-entries.ts';
import { type DescribeAction, OutboxEntryRow } from './outbox-entry-row.tsx';
import styles from './outbox-list.module.css';
import { SendButton } from './send-button.tsx';

export type OutboxListProps = {
  /** Shows refused entries only, and of those the actions whose names begin like this. */
  refusedWithPrefix?: string;
  describeAction: DescribeAction;
};

/**
 * The visitor's actions that wait for delivery, were refused, or were delivered lately; nothing when there are none.
 */
export function OutboxList({ refusedWithPrefix, describeAction }: OutboxListProps) {
  const allEntries = useAtomValue(listedEntriesAtom);
  const entries = refusedWithPrefix
    ? allEntries.filter(
        ({ state, action }) => state === 'refused' && action.name.startsWith(refusedWithPrefix),
      )
    : allEntries;
  if (entries.length === 0) return null;
  return (
    <section className={styles.outbox} aria-labelledby="outbox-title">
      <div className={styles.head}>
        <h2 id="outbox-title">On this device</h2>
        {!refusedWithPrefix && <SendButton />}
      </div>
      <ul>
        {entries.toReversed().map((entry) => (
          <OutboxEntryRow key={entry.action.key} entry={entry} describeAction={describeAction} />
        ))}
      </ul>
    </section>
  );
}
