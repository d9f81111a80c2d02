import type { ProgrammeItem } from '../../domain/expo/expo.ts';
import { clockLabel, dayRange } from '../../domain/time/dates.ts';
import { klInstant } from '../../domain/time/first-load-time.ts';
import styles from './programme.module.css';

type Props = { items: readonly ProgrammeItem[] };

/** The items of one day, in time order. */
export function ProgrammeList({ items }: Props) {
  return (
    <ol className={styles.items}>
      {items
        .toSorted((a, b) => a.startTime.localeCompare(b.startTime))
        .map((item) => (
          <li key={`${item.date} ${item.startTime} ${item.title}`}>
            <time dateTime={klInstant(item.date, item.startTime)}>{clockLabel(item.startTime)}</time>
            <div>
              <p className={styles.title}>{item.title}</p>
              {item.place && <p className={styles.place}>{item.place}</p>}
            </div>
          </li>
        ))}
    </ol>
  );
}

/** The whole programme, day by day. */
export function Programme({ items, today }: Props & { today: string }) {
  const days = [...new Set(items.map((item) => item.date))].sort();
  return (
    <div className={styles.days}>
      {days.map((day) => (
        <section key={day} aria-label={dayRange(day, day, today)}>
          <h3>{day === today ? 'Today' : dayRange(day, day, today)}</h3>
          <ProgrammeList items={items.filter((item) => item.date === day)} />
        </section>
      ))}
    </div>
  );
}
