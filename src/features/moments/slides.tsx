import { useEffect, useRef } from 'react';
import type { Moment } from '../../domain/content/moment.ts';
import { Picture } from '../../ui/picture.tsx';
import { trackSwipes } from './swipe.ts';
import styles from './viewer.module.css';

type Props = { moments: readonly Moment[]; index: number; onMove: (by: -1 | 1) => void };

const SLOTS = ['before', 'current', 'after'] as const;

/** The open picture between its neighbours, which are loaded in advance. */
export function Slides({ moments, index, onMove }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const latest = useRef({ moments, index, onMove });
  latest.current = { moments, index, onMove };
  useEffect(() => {
    if (!track.current) return;
    return trackSwipes(track.current, {
      hasNeighbour: (side) =>
        latest.current.moments[latest.current.index + (side === 'before' ? -1 : 1)] !== undefined,
      onSwipeEnd: (end) => latest.current.onMove(end === 'before' ? -1 : 1),
    });
  }, []);
  return (
    <div ref={track} className={styles.track}>
      {SLOTS.map((slot, i) => {
        const moment = moments[index + i - 1];
        return (
          moment && (
            <div key={moment.id} data-slot={slot} aria-hidden={slot !== 'current' || undefined}>
              <Picture
                name={moment.picture}
                // The viewer shows the caption below it.
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
