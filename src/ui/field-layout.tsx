// @script forms

import { type ReactNode, useId, useState } from 'react';
import styles from './field.module.css';

type Control = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
type Props = {
  label: string;
  error?: string | null | undefined;
  hint?: ReactNode;
  /** Between the error and the hint, such as the room that is left. */
  counter?: ReactNode;
  children: (control: Control) => ReactNode;
};

/** Label, hint and error around a control. */
export function FieldLayout({ label, error, hint, counter, children }: Props) {
  const id = useId();
  const descriptionIds = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box} data-invalid={error ? '' : undefined}>
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': descriptionIds || undefined,
        })}
      </div>
      {error && <FieldError key={error} controlId={id} text={error} />}
      {counter}
      {hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}

/**
 * The focus goes to the first field that is wrong, and its description is read then. Where the focus is on the field
 * already, nothing would be read: there the error is an alert.
 */
function FieldError({ controlId, text }: { controlId: string; text: string }) {
  const [role] = useState(() => (document.activeElement?.id === controlId ? 'alert' : undefined));
  return (
    <p className={styles.error} id={`${controlId}-error`} role={role}>
      {text}
    </p>
  );
}
