// @script forms

import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { Counter } from './counter.tsx';
import styles from './field.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  label: string;
  name: string;
  /** One sentence, shown below the field and announced by screen readers. */
  error?: string | null | undefined;
  hint?: ReactNode;
  /** Shows how much room is left near `maxLength`. */
  counted?: boolean;
};

export function Field({ label, error, hint, counted, type = 'text', onInput, ...input }: Props) {
  const id = useId();
  const [isRevealed, setIsRevealed] = useState(false);
  const [length, setLength] = useState(0);
  const isPassword = type === 'password';
  const descriptionIds = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box} data-invalid={error ? '' : undefined}>
        <input
          enterKeyHint="next"
          {...input}
          onInput={(event) => {
            setLength(event.currentTarget.value.length);
            onInput?.(event);
          }}
          id={id}
          type={isPassword && isRevealed ? 'text' : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptionIds || undefined}
        />
        {isPassword && (
          <button
            type="button"
            className={styles.reveal}
            aria-pressed={isRevealed}
            aria-label="Show password"
            onClick={() => setIsRevealed(!isRevealed)}
          >
            {isRevealed ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          </button>
        )}
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {counted && <Counter length={length} max={input.maxLength} />}
      {hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
