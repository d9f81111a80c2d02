import styles from './loading-bar.module.css';
import { showsLoadingBar } from './loading-rule.ts';

/** A thin bar while the page of another address is on its way. */
export function LoadingBar({ from, to }: { from: string; to: string }) {
  return <div className={styles.bar} data-active={showsLoadingBar(from, to) || undefined} aria-hidden />;
}
