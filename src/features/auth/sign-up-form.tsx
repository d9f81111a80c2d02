import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { offersPoints } from '../../domain/organiser/offers.ts';
import { fillPath, paths, withQuery } from '../../domain/routing/paths.ts';
import { register } from '../../platform/session/authenticate.ts';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import styles from './sign-up-form.module.css';
import { tapAfterSignInNote } from './tap-after-sign-in-note.ts';
import { useAuthSubmit } from './use-auth-submit.ts';

const NAME_MAX_LENGTH = 60;
const signIn = { path: paths.signIn, search: new URLSearchParams() };
const INVITED = 'A shopping list is shared with you. Sign up to see it.';

export function SignUpForm({ after }: { after: string | null }) {
  const [email, setEmail] = useState('');
  const { busy, errors, run } = useAuthSubmit('sign-up');
  // It stays while the visitor signs up.
  const [tapNote] = useState(() => tapAfterSignInNote('Sign up'));
  const submit = (fields: Record<string, string>) =>
    run(async () => {
      navigate(fillPath(paths.verify, { email: await register(fields) }));
    });
  return (
    <AuthForm
      step="sign-up"
      title="Sign Up"
      intro={
        offersPoints ? 'One account for your pass, points and lists.' : 'One account for your pass and lists.'
      }
      successMessage={after === 'invited' ? INVITED : tapNote}
      submitLabel={busy ? 'Creating your account' : 'Sign Up'}
      busy={busy}
      errors={errors}
      onSubmit={submit}
      footer={
        <>
          Already have an account?{' '}
          <Link href={withQuery(signIn, { after, email: email.trim() })}>Log in</Link>
          <span className={styles.legal}>
            By signing up you agree to our <Link href={paths.terms}>Terms of Use</Link> and{' '}
            <Link href={paths.privacy}>Privacy Policy</Link>.
          </span>
        </>
      }
    >
      <Field
        label="Your name"
        name="displayName"
        autoComplete="name"
        autoCapitalize="words"
        counted
        maxLength={NAME_MAX_LENGTH}
        required
        error={errors.displayName}
      />
      <EmailField error={errors.email} onInput={setEmail} />
      <NewPasswordField label="Password" error={errors.password} />
    </AuthForm>
  );
}
