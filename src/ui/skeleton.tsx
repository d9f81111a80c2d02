import { useEffect, useState } from 'react';
import styles from './skeleton.module.css';

/** Anything faster than this shows no placeholder at all: a flash is worse than a short wait. */
const DELAY_MS = 200;

type Props = {
  label: string;
  count: number;
  /**
   * What is coming: cards with pictures, one a line on phones or two across (`small`); rows of a list or a form; or what
   * is read, a first block over the whole width and lines under it.
   */
  shape?: 'card' | 'small' | 'row' | 'text';
};

/** The shape of what is coming. It keeps its place from the start and is seen after 200 ms. */
export function Skeleton({ label, count, shape = 'card' }: Props) {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSeen(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={styles.waiting} data-shape={shape} data-seen={isSeen || undefined}>
      <span className="visually-hidden">{isSeen ? label : ''}</span>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike
        <span key={i} aria-hidden className={styles.block} />
      ))}
    </div>
  );
}
