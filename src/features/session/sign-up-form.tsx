import { useLocation } from 'wouter';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { register } from './authenticate.ts';
import { EmailField } from './email-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { SessionForm } from './session-form.tsx';
import { useAttempt } from './use-attempt.ts';

const NAME_MAX_LENGTH = 60;

export function SignUpForm() {
  const [, navigate] = useLocation();
  const { busy, failures, attempt } = useAttempt('sign-up');
  const submit = (fields: Record<string, string>) =>
    attempt(async () => {
      const email = await register(fields);
      navigate(fillPath(paths.verify, { email }));
    });
  return (
    <SessionForm
      title="Sign Up"
      intro="One account for your pass, your points and your family’s lists."
      action={busy ? 'Making your account' : 'Sign Up'}
      busy={busy}
      failures={failures}
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
        maxLength={NAME_MAX_LENGTH}
        required
        error={failures.displayName}
      />
      <EmailField error={failures.email} />
      <NewPasswordField label="Password" error={failures.password} />
    </SessionForm>
  );
}
