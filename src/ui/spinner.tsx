import styles from './spinner.module.css';

/**
 * The label is empty where the text beside it already explains the wait. It is read, and not announced: a spinner comes
 * with nearly every load of a page, and is gone within a moment.
 */
export const Spinner = ({ label }: { label: string }) => (
  <>
    <span className={styles.spinner} aria-hidden />
    {label && <span className="visually-hidden">{label}</span>}
  </>
);
