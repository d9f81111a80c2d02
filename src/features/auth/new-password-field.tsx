import { useEffect, useRef, useState } from 'react';
import { isValidPassword, PASSWORD_MIN_LENGTH } from '../../domain/visitor/password.ts';
import { Field } from '../../ui/field.tsx';
import { PasswordChecks } from './password-checks.tsx';

/** Password managers generate a password by these rules. */
const generatorRules = {
  passwordrules: `minlength: ${PASSWORD_MIN_LENGTH}; required: lower; required: digit;`,
};

type Props = { label: string; error: string | undefined };

/** Field for a new password. Its three rules are checked while the visitor types; its error goes once all are met. */
export function NewPasswordField({ label, error }: Props) {
  const [password, setPassword] = useState('');
  // A password that meets the rules may be refused all the same: the error is about what was sent.
  const [sent, setSent] = useState({ error, password });
  if (sent.error !== error) setSent({ error, password });
  const isMended = isValidPassword(password) && password !== sent.password;
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The field may have been filled before hydration.
    setPassword(container.current?.querySelector('input')?.value ?? '');
  }, []);
  return (
    <div ref={container}>
      <Field
        label={label}
        name="password"
        type="password"
        autoComplete="new-password"
        enterKeyHint="go"
        required
        {...generatorRules}
        onInput={(event) => setPassword(event.currentTarget.value)}
        error={error}
        isMended={isMended}
        hint={<PasswordChecks password={password} />}
      />
    </div>
  );
}
