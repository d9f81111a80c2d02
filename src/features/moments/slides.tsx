import { useEffect, useRef } from 'react';
import type { Moment } from '../../domain/content/moment.ts';
import { Picture } from '../../ui/picture.tsx';
import { trackSwipes } from './swipe.ts';
import styles from './viewer.module.css';

type Props = { moments: readonly Moment[]; index: number; onMove: (by: -1 | 1) => void };

const SLOTS = ['before', 'here', 'after'] as const;

/** The open picture between its neighbours, which are loaded before anybody gets to them. */
export function Slides({ moments, index, onMove }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const now = useRef({ moments, index, onMove });
  now.current = { moments, index, onMove };
  useEffect(() => {
    if (!track.current) return;
    return trackSwipes(track.current, {
      hasNeighbour: (side) =>
        now.current.moments[now.current.index + (side === 'before' ? -1 : 1)] !== undefined,
      onSwipeEnd: (end) => now.current.onMove(end === 'before' ? -1 : 1),
    });
  }, []);
  return (
    <div ref={track} className={styles.track}>
      {SLOTS.map((slot, i) => {
        const moment = moments[index + i - 1];
        return (
          moment && (
            <div key={moment.id} data-slot={slot} aria-hidden={slot !== 'here' || undefined}>
              <Picture
                name={moment.picture}
                // The caption stands below it.
                alt=""
                width={moment.width}
                height={moment.height}
                sizes="100vw"
                originalWidth={moment.width}
                eager
              />
            </div>
          )
        );
      })}
    </div>
  );
}
