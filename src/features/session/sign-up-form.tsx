import { useState } from 'react';
import { useLocation } from 'wouter';
import { fill, paths } from '../../domain/paths.ts';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { register } from './authenticate.ts';
import { PasswordChecks } from './password-checks.tsx';
import { SessionForm } from './session-form.tsx';
import { useAttempt } from './use-attempt.ts';

export function SignUpForm() {
  const [, navigate] = useLocation();
  const [password, setPassword] = useState('');
  const { busy, failure, attempt } = useAttempt();
  const submit = (fields: Record<string, string>) =>
    attempt(async () => {
      const email = await register(fields);
      navigate(fill(paths.verify, { email }));
    });
  return (
    <SessionForm
      title="Sign Up"
      intro="One account for your pass, your points and your family’s lists."
      action={busy ? 'Making your account' : 'Sign Up'}
      busy={busy}
      problem={failure('form')}
      onSubmit={submit}
      below={
        <>
          Already with us? <Link href={paths.signIn}>Log in</Link>
        </>
      }
    >
      <Field
        label="Your name"
        name="displayName"
        autoComplete="name"
        required
        error={failure('displayName')}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        required
        error={failure('email')}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        onInput={(event) => setPassword(event.currentTarget.value)}
        error={failure('password')}
        hint={<PasswordChecks password={password} />}
      />
    </SessionForm>
  );
}
