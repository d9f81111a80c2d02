import { useState } from 'react';
import styles from './loading-bar.module.css';
import { showsLoadingBar } from './loading-rule.ts';

/** A thin bar: it grows while the page of another address is on its way, and runs out as that page arrives. */
export function LoadingBar({ from, to }: { from: string; to: string }) {
  const [last, setLast] = useState({ at: from, hasArrived: false });
  if (last.at !== from) setLast({ at: from, hasArrived: showsLoadingBar(last.at, from) });
  const state = showsLoadingBar(from, to) ? 'loading' : last.hasArrived ? 'arrived' : undefined;
  return <div key={from} className={styles.bar} data-bar={state} aria-hidden />;
}
