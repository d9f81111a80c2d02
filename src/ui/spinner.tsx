import styles from './spinner.module.css';

/** The label is empty where the text beside it already explains the wait. */
export function Spinner({ label }: { label: string }) {
  return label ? (
    <span role="status">
      <span className={styles.spinner} aria-hidden />
      <span className="visually-hidden">{label}</span>
    </span>
  ) : (
    <span className={styles.spinner} aria-hidden />
  );
}
