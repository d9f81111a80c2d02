import { useEffect, useState } from 'react';
import styles from './waiting.module.css';

/** Anything faster than this shows no placeholder at all: a flash is worse than a short wait. */
const DELAY_MS = 200;

/** The shape of what is coming. It keeps its place from the start and is seen after 200 ms. */
export function Waiting({ label, blocks }: { label: string; blocks: number }) {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSeen(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={styles.waiting} data-seen={isSeen || undefined}>
      <span className="visually-hidden">{isSeen ? label : ''}</span>
      {Array.from({ length: blocks }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike
        <span key={i} aria-hidden className={styles.block} />
      ))}
    </div>
  );
}
