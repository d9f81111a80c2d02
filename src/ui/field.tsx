// @script forms

import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, useState } from 'react';
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

/** While it is shown, phones would take it for a text: they begin it with a capital letter, and correct its words. */
const PASSWORD = { autoCapitalize: 'none', spellCheck: false } as const;

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
            onKeyDown={onKeyDown}
            // iPhones correct words on their own, whatever `spellCheck` says.
            {...((isPassword || input.spellCheck === false) && { autoCorrect: 'off' })}
            {...(isPassword && PASSWORD)}
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

/**
 * The key "Next" of a phone's keyboard is an Enter, which would submit the form: it leads to the next field. Ticks,
 * buttons and what visitors do not see are passed over.
 */
function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: field, key, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || field.enterKeyHint !== 'next') return;
  if (!matchMedia('(pointer: coarse)').matches) return;
  const controls = [...(field.form?.elements ?? [])] as HTMLElement[];
  const next = controls.slice(controls.indexOf(field) + 1).find(isFilledIn);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const isFilledIn = (control: HTMLElement) =>
  control.matches(':read-write, select:enabled') &&
  control.tabIndex >= 0 &&
  control.getClientRects().length > 0;
