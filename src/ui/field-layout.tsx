// @script forms

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './field.module.css';

type Control = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
type Props = {
  label: string;
  error?: string | null | undefined;
  /** Whether what the error is about is mended. Without it, the first change of the field counts as that. */
  isMended?: boolean | undefined;
  hint?: ReactNode;
  /** Between the error and the hint, such as the room that is left. */
  counter?: ReactNode;
  children: (control: Control) => ReactNode;
};

/**
 * Label, hint and error around a control. An error is about what was sent: it goes once the field is changed, and the
 * next submit may find the same one again.
 */
export function FieldLayout({ label, error: lastError, isMended, hint, counter, children }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  /** The error that was shown when the field was changed. */
  const [changedError, setChangedError] = useState<Props['error']>(null);
  /** Not rendered at once: until the form has judged what is sent now, the old error would be read out again. */
  const isSent = useRef(false);
  useEffect(() => {
    const form = box.current?.closest('form');
    const onSubmit = () => {
      isSent.current = true;
      // Where the form finds the same error, it does not render by itself.
      setTimeout(() => setChangedError(null));
    };
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, []);
  const isOver = isMended ?? (changedError === lastError && !isSent.current);
  const error = isOver ? undefined : lastError;
  const descriptionIds = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div
        ref={box}
        className={styles.box}
        onInput={() => {
          isSent.current = false;
          setChangedError(lastError);
        }}
        data-invalid={error ? '' : undefined}
      >
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
