import { Field } from '../../ui/field.tsx';

/** Longer than the code, so that a code pasted with spaces or dashes is not cut off. */
const MAX_LENGTH = 16;

type Props = { error: string | undefined; enterKeyHint?: 'go' | 'next' };

/** The code from the email. Phones offer to fill it in. */
export function CodeField({ error, enterKeyHint = 'next' }: Props) {
  return (
    <Field
      label="Code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      maxLength={MAX_LENGTH}
      enterKeyHint={enterKeyHint}
      required
      error={error}
    />
  );
}
