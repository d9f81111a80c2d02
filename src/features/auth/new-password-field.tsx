import { useEffect, useRef, useState } from 'react';
import { PASSWORD_MIN_LENGTH } from '../../domain/visitor/password.ts';
import { Field } from '../../ui/field.tsx';
import { PasswordChecks } from './password-checks.tsx';

/** Tells password managers what to make up. */
const rules = { passwordrules: `minlength: ${PASSWORD_MIN_LENGTH}; required: lower; required: digit;` };

type Props = { label: string; error: string | undefined };

/** A new password, with its three rules ticked off while it is typed. */
export function NewPasswordField({ label, error }: Props) {
  const [password, setPassword] = useState('');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was typed or filled in before the page took over.
    setPassword(place.current?.querySelector('input')?.value ?? '');
  }, []);
  return (
    <div ref={place}>
      <Field
        label={label}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        {...rules}
        onInput={(event) => setPassword(event.currentTarget.value)}
        error={error}
        hint={<PasswordChecks password={password} />}
      />
    </div>
  );
}
