// @script forms

import styles from './field.module.css';

const SHOWN_FROM = 0.8;

type Props = { length: number; max: number | undefined };

/** How much room is left in a field that cuts text at a limit; nothing before the limit is near. */
export function Counter({ length, max }: Props) {
  if (max === undefined || length < max * SHOWN_FROM) return null;
  return (
    <p className={styles.hint}>
      <span aria-hidden>
        {length} of {max} characters
      </span>
      {/* Not announced on every key. */}
      <span role="status" className="visually-hidden">
        {length >= max && `That’s the limit: ${max} characters`}
      </span>
    </p>
  );
}
