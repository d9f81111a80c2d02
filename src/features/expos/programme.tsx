// @script browse

import type { ReactNode } from 'react';
import type { ProgrammeItem } from '../../domain/expo/expo.ts';
import { inTimeOrder, talkPhase } from '../../domain/expo/programme.ts';
import { clockLabel } from '../../domain/time/dates.ts';
import { instantOf } from '../../domain/time/expo-instant.ts';
import { useNow } from '../../platform/use-now.ts';
import styles from './programme.module.css';

type Props = {
  items: readonly ProgrammeItem[];
  /** At the end of a row, such as the button that saves the talk. */
  renderAction?: (item: ProgrammeItem) => ReactNode;
};

/** The items of one day, in time order: what is over is muted, and what is on now is marked. */
export function ProgrammeList({ items, renderAction }: Props) {
  const now = useNow();
  return (
    <ol className={styles.items}>
      {inTimeOrder(items).map((item) => {
        const phase = now === null ? 'later' : talkPhase(item, now);
        return (
          <li key={item.id || `${item.startTime} ${item.title}`} data-phase={phase}>
            <p className={styles.time}>
              <time dateTime={instantOf(item.date, item.startTime)}>{clockLabel(item.startTime)}</time>
              {item.endTime && <span className={styles.end}>to {clockLabel(item.endTime)}</span>}
              {phase === 'now' && <span className={styles.now}>Now</span>}
            </p>
            <div className={styles.words}>
              <p className={styles.title}>{item.title}</p>
              {item.speaker && <p className={styles.place}>{item.speaker}</p>}
              {item.place && <p className={styles.place}>{item.place}</p>}
            </div>
            {renderAction?.(item)}
          </li>
        );
      })}
    </ol>
  );
}
