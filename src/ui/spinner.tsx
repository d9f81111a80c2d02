import styles from './spinner.module.css';

/** An empty label where the text beside it already says what is going on. */
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
