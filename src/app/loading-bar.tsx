import styles from './loading-bar.module.css';

export function LoadingBar({ active }: { active: boolean }) {
  return <div className={styles.bar} data-active={active || undefined} aria-hidden />;
}
