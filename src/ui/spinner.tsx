import styles from './spinner.module.css';

/** Says nothing itself: the text beside it explains the wait. */
export const Spinner = () => <span className={styles.spinner} aria-hidden />;
