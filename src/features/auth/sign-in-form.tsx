import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { offersPoints } from '../../domain/organiser/offers.ts';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { appServicesAtom } from '../../platform/app-services.ts';
import { authenticate } from '../../platform/session/authenticate.ts';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './auth-form.module.css';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { tapAfterSignInNote } from './tap-after-sign-in-note.ts';
import { useAuthSubmit } from './use-auth-submit.ts';

/** By the `after` parameter: the step that led to this page. */
const NOTES: Readonly<Record<string, string>> = {
  confirmed: 'Email confirmed. Log in to continue.',
  'new-password': 'New password set. Log in with it.',
  invited: 'A shopping list is shared with you. Log in or sign up to see it.',
  deleted: 'Your account is deleted. Nothing of it is left on this device.',
};
const INTRO = offersPoints ? 'Your pass, points and lists are waiting.' : 'Your pass and lists are waiting.';

export function SignInForm({ email: initialEmail, after }: { email: string; after: string | null }) {
  const services = useAtomValue(appServicesAtom);
  const [email, setEmail] = useState(initialEmail);
  const { busy, errors, run } = useAuthSubmit('sign-in');
  // It stays while the visitor signs in.
  const [tapNote] = useState(() => tapAfterSignInNote('Log in or sign up'));
  const submit = (fields: Record<string, string>) =>
    run(async () => {
      if (!services) return;
      const submittedEmail = fields.email ?? '';
      const outcome = await authenticate(services, submittedEmail, fields.password ?? '');
      if (outcome === 'must-confirm') navigate(fillPath(paths.verify, { email: submittedEmail.trim() }));
      if (outcome === 'must-reset')
        navigate(fillPath(paths.forgetPassword, { email: submittedEmail.trim() }));
    });
  return (
    <AuthForm
      step="sign-in"
      title="Login"
      intro={INTRO}
      successMessage={after !== null && Object.hasOwn(NOTES, after) ? NOTES[after] : tapNote}
      submitLabel={busy ? 'Logging you in' : 'Login'}
      busy={busy}
      errors={errors}
      onSubmit={submit}
      footer={
        <>
          New here?{' '}
          <Link href={after === 'invited' ? fillPath(paths.signUp, { after }) : paths.signUp}>Sign up</Link>
        </>
      }
    >
      <EmailField defaultValue={initialEmail} error={errors.email} onInput={setEmail} />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        enterKeyHint="go"
        required
        error={errors.password}
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
