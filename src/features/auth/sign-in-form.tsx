import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { appServicesAtom } from '../../platform/app-services.ts';
import { authenticate } from '../../platform/session/authenticate.ts';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './auth-form.module.css';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { useAuthSubmit } from './use-auth-submit.ts';

/** What has just happened, where it leads here. */
const news: Record<string, string> = {
  confirmed: 'Your email is confirmed. Log in to go on.',
  'new-password': 'Your new password is set. Log in with it.',
  deleted: 'Your account is deleted, and nothing of it is left on this phone.',
};
const WELCOME = 'Welcome back. Your pass, points and lists are waiting.';

export function SignInForm({ email: given, after }: { email: string; after: string | null }) {
  const house = useAtomValue(appServicesAtom);
  const [, navigate] = useLocation();
  const [email, setEmail] = useState(given);
  const { busy, failures, attempt } = useAuthSubmit('sign-in');
  const submit = (fields: Record<string, string>) =>
    attempt(async () => {
      if (!house) return;
      const typed = fields.email ?? '';
      const way = await authenticate(house, typed, fields.password ?? '');
      if (way === 'must-confirm') navigate(fillPath(paths.verify, { email: typed.trim() }));
      if (way === 'must-reset') navigate(fillPath(paths.forgetPassword, { email: typed.trim() }));
    });
  return (
    <AuthForm
      title="Login"
      intro={WELCOME}
      successMessage={after !== null && Object.hasOwn(news, after) ? news[after] : undefined}
      submitLabel={busy ? 'Logging you in' : 'Login'}
      busy={busy}
      errors={failures}
      onSubmit={submit}
      footer={
        <>
          New here? <Link href={paths.signUp}>Sign up</Link>
        </>
      }
    >
      <EmailField defaultValue={given} error={failures.email} onInput={setEmail} />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={failures.password}
      />
      <Link
        className={styles.aside}
        href={email ? fillPath(paths.forgetPassword, { email: email.trim() }) : paths.forgetPassword}
      >
        Forgot your password?
      </Link>
    </AuthForm>
  );
}
