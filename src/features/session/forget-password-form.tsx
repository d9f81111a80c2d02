import { useLocation } from 'wouter';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { Link } from '../../ui/link.tsx';
import { EmailField } from './email-field.tsx';
import { requestReset } from './reset-password.ts';
import { SessionForm } from './session-form.tsx';
import { useAttempt } from './use-attempt.ts';

/** The first step to a new password: a code by email. The second stands in the address, so that it outlives a reload. */
export function ForgetPasswordForm({ email: given }: { email: string }) {
  const [, navigate] = useLocation();
  const { busy, failures, attempt } = useAttempt('request-reset');
  const submit = (fields: Record<string, string>) =>
    attempt(async () => {
      const email = await requestReset(fields.email ?? '');
      navigate(fillPath(paths.forgetPassword, { email, step: 'code' }));
    });
  return (
    <SessionForm
      title="Forgot your password?"
      intro="Tell us your email, and we send you a code for a new one."
      action={busy ? 'Sending the code' : 'Send a code'}
      busy={busy}
      failures={failures}
      onSubmit={submit}
      below={
        <>
          It came back to you? <Link href={paths.signIn}>Log in</Link>
        </>
      }
    >
      <EmailField initial={given} error={failures.email} />
    </SessionForm>
  );
}
