import { Field } from '../../ui/field.tsx';

/** Longer than the code, so that a code pasted with spaces or dashes is not cut off. */
const MAX_LENGTH = 16;

/** The code from the email. Phones offer to fill it in. */
export function CodeField({ error }: { error: string | undefined }) {
  return (
    <Field
      label="Code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      maxLength={MAX_LENGTH}
      required
      error={error}
    />
  );
}
