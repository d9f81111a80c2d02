// @script pieces

import { useEffect, useState } from 'react';
import styles from './skeleton.module.css';

/** Content that loads faster than this shows no skeleton at all: a flash is worse than a short wait. */
const DELAY_MS = 200;

export type SkeletonProps = {
  label: string;
  count: number;
  /**
   * The shape of the content: cards with pictures, on phones one or two (`small`) side by side; rows of a list or form;
   * tickets with a stub; or an article, which is a block over the whole width with lines below it.
   */
  shape?: 'card' | 'small' | 'row' | 'ticket' | 'text';
};

/** A placeholder of the content's shape. It takes its space at once and becomes visible after 200 ms. */
export function Skeleton({ label, count, shape = 'card' }: SkeletonProps) {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsVisible(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={styles.skeleton} data-shape={shape} data-visible={isVisible || undefined}>
      <span className="visually-hidden">{isVisible ? label : ''}</span>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike
        <span key={i} aria-hidden className={styles.block} />
      ))}
    </div>
  );
}
