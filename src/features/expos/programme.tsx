// @script browse

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Talk } from '../../domain/expo/expo.ts';
import { inTimeOrder, type TalkPhase, talkAnchor, talkPhase } from '../../domain/expo/programme.ts';
import { clockLabel } from '../../domain/time/dates.ts';
import { instantOf } from '../../domain/time/expo-instant.ts';
import { useNow } from '../../platform/use-now.ts';
import styles from './programme.module.css';

/** What a visitor can do with a talk. */
export type TalkActions = {
  /** At the end of its row, such as the button that saves it. */
  renderAction?: (item: Talk, phase: TalkPhase) => ReactNode;
  /** Below its text, once the row is open. */
  renderMore?: (item: Talk, phase: TalkPhase) => ReactNode;
};

type Props = TalkActions & {
  items: readonly Talk[];
  /** Shows all texts. */
  isOpen?: boolean;
};

/**
 * The items of one day, in time order: what is over is muted, and what is on now is marked. An item with a text is a
 * `details` element: it opens without JavaScript.
 */
export function ProgrammeList({ items, isOpen = false, renderAction, renderMore }: Props) {
  const now = useNow();
  return (
    <ol className={styles.items}>
      {inTimeOrder(items).map((item) => {
        const { id, text } = item;
        const phase = now === null ? 'later' : talkPhase(item, now);
        const anchor = id && talkAnchor(id);
        const action = renderAction?.(item, phase);
        return (
          <li key={id || `${item.startTime} ${item.title}`} data-phase={phase}>
            {text ? (
              // A visitor may have opened it before the scripts are there.
              <details open={isOpen} suppressHydrationWarning>
                <summary className={styles.row}>
                  <Announcement item={item} phase={phase} />
                </summary>
                {/* Browsers open the `details` around the target of a fragment. */}
                <div id={anchor} className={styles.more}>
                  <p>{text}</p>
                  <div>{renderMore?.(item, phase)}</div>
                </div>
              </details>
            ) : (
              <div id={anchor} className={styles.row}>
                <Announcement item={item} phase={phase} />
              </div>
            )}
            {action && <div className={styles.action}>{action}</div>}
          </li>
        );
      })}
    </ol>
  );
}

const Announcement = ({ item, phase }: { item: Talk; phase: TalkPhase }) => (
  <>
    <span className={styles.time}>
      <time dateTime={instantOf(item.date, item.startTime)}>{clockLabel(item.startTime)}</time>
      {item.endTime && <span className={styles.end}>to {clockLabel(item.endTime)}</span>}
      {phase === 'now' && <span className={styles.now}>Now</span>}
    </span>
    <span className={styles.words}>
      <span className={styles.title}>
        <span>{item.title}</span>
        {item.text && <ChevronDown size={18} aria-hidden />}
      </span>
      {item.speaker && <span className={styles.place}>{item.speaker}</span>}
      {item.place && <span className={styles.place}>{item.place}</span>}
    </span>
  </>
);
