import { Field } from '../../ui/field.tsx';

/** Longer than the code, so that a code pasted with spaces or dashes is not cut off. */
const MAX_LENGTH = 16;

type Props = {
  error: string | undefined;
  enterKeyHint?: 'go' | 'next';
  /** How many codes this page has sent: with a new one, what was typed of the last one goes. */
  sentCount: number;
};

/** The code from the email. Phones offer to fill it in. */
export function CodeField({ error, enterKeyHint = 'next', sentCount }: Props) {
  return (
    <Field
      key={sentCount}
      label="Code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={MAX_LENGTH}
      enterKeyHint={enterKeyHint}
      required
      error={error}
    />
  );
}
