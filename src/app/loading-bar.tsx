import { useState } from 'react';
import styles from './loading-bar.module.css';

/** A thin bar: it grows while the page of another address is on its way, and runs out as that page arrives. */
export function LoadingBar({ from, to }: { from: string; to: string }) {
  const [last, setLast] = useState({ at: from, hasArrived: false });
  if (last.at !== from) setLast({ at: from, hasArrived: shouldShowLoadingBar(last.at, from) });
  const state = shouldShowLoadingBar(from, to) ? 'loading' : last.hasArrived ? 'arrived' : undefined;
  return <div key={from} className={styles.bar} data-bar={state} aria-hidden />;
}
export const QUIET: readonly string[] = ['my-rewards', 'get-in-touch'];
/** Every move to another path shows the bar, except to or within my-rewards and get-in-touch. */
export function shouldShowLoadingBar(from: string, to: string): boolean {
  return from !== to && !QUIET.includes(to.split('/')[1] ?? '');
}
