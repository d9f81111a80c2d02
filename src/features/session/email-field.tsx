import { Field } from '../../ui/field.tsx';

type Props = { initial?: string; error: string | undefined; onInput?: (email: string) => void };

/** The address that an account goes by, as password managers look for it. */
export function EmailField({ initial, error, onInput }: Props) {
  return (
    <Field
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      defaultValue={initial}
      onInput={(event) => onInput?.(event.currentTarget.value)}
      error={error}
    />
  );
}
