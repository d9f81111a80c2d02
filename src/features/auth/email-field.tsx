import { Field } from '../../ui/field.tsx';

type Props = {
  defaultValue?: string;
  error: string | undefined;
  enterKeyHint?: 'next' | 'send';
  onInput?: (email: string) => void;
};

/** The email address of the account, marked as the username for password managers. */
export function EmailField({ defaultValue, error, enterKeyHint = 'next', onInput }: Props) {
  return (
    <Field
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint={enterKeyHint}
      required
      defaultValue={defaultValue}
      onInput={(event) => onInput?.(event.currentTarget.value)}
      error={error}
    />
  );
}
