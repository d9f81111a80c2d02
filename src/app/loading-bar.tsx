import { useState } from 'react';
import styles from './loading-bar.module.css';

/** A thin bar that grows while another page loads, and completes when it is shown. */
export function LoadingBar({ from, to }: { from: string; to: string }) {
  const [shown, setShown] = useState({ path: from, hasArrived: false });
  if (shown.path !== from) setShown({ path: from, hasArrived: shouldShowLoadingBar(shown.path, from) });
  const state = shouldShowLoadingBar(from, to) ? 'loading' : shown.hasArrived ? 'arrived' : undefined;
  return <div key={from} className={styles.bar} data-bar={state} aria-hidden />;
}
export const PATHS_WITHOUT_BAR: readonly string[] = ['my-rewards', 'get-in-touch'];
/** Every navigation to another path shows the bar, except to or within my-rewards and get-in-touch. */
export function shouldShowLoadingBar(from: string, to: string): boolean {
  return from !== to && !PATHS_WITHOUT_BAR.includes(to.split('/')[1] ?? '');
}
