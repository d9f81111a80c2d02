import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { fill, paths } from '../../domain/paths.ts';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { authenticate } from './authenticate.ts';
import { takeReturnPath } from './return-location.ts';
import { SessionForm } from './session-form.tsx';
import { useAttempt } from './use-attempt.ts';
import { houseAtom } from './verbs.ts';

export function SignInForm({ email }: { email: string }) {
  const house = useAtomValue(houseAtom);
  const [, navigate] = useLocation();
  const { busy, failure, attempt } = useAttempt();
  const submit = (fields: Record<string, string>) =>
    attempt(async () => {
      if (!house) return;
      const outcome = await authenticate(house, fields.email ?? '', fields.password ?? '');
      if (outcome === 'must-confirm') navigate(fill(paths.verify, { email: fields.email ?? '' }));
      else navigate(takeReturnPath(), { replace: true });
    });
  return (
    <SessionForm
      title="Login"
      intro="Welcome back. Your pass, points and lists are waiting."
      action={busy ? 'Logging you in' : 'Login'}
      busy={busy}
      problem={failure('form')}
      onSubmit={submit}
      below={
        <>
          New here? <Link href={paths.signUp}>Sign up</Link>
        </>
      }
    >
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        required
        defaultValue={email}
        error={failure('email')}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={failure('password')}
      />
    </SessionForm>
  );
}
