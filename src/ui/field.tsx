// @script forms

import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { Counter } from './counter.tsx';
import styles from './field.module.css';
import { FieldLayout } from './field-layout.tsx';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  label: string;
  name: string;
  /** One sentence, shown below the field and announced by screen readers. */
  error?: string | null | undefined;
  hint?: ReactNode;
  isMended?: boolean;
  /** Shows how much room is left near `maxLength`. */
  counted?: boolean;
};

export function Field({ label, error, isMended, hint, counted, type = 'text', onInput, ...input }: Props) {
  const [isRevealed, setIsRevealed] = useState(false);
  const [length, setLength] = useState(0);
  const isPassword = type === 'password';
  return (
    <FieldLayout
      label={label}
      error={error}
      isMended={isMended}
      hint={hint}
      counter={counted && <Counter length={length} max={input.maxLength} />}
    >
      {(control) => (
        <>
          <input
            enterKeyHint="next"
            {...input}
            {...control}
            onInput={(event) => {
              setLength(event.currentTarget.value.length);
              onInput?.(event);
            }}
            type={isPassword && isRevealed ? 'text' : type}
          />
          {isPassword && (
            <button
              type="button"
              className={styles.reveal}
              aria-pressed={isRevealed}
              aria-label={`Show ${label.toLowerCase()}`}
              onClick={() => setIsRevealed(!isRevealed)}
            >
              {isRevealed ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
            </button>
          )}
        </>
      )}
    </FieldLayout>
  );
}
