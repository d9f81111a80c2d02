import { navigate } from 'wouter/use-browser-location';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { requestReset } from '../../platform/session/reset-password.ts';
import { Link } from '../../ui/link.tsx';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { useAuthSubmit } from './use-auth-submit.ts';

/** First step to a new password: a code by email. The second step is in the address, so that it survives a reload. */
export function ForgetPasswordForm({ email: initialEmail }: { email: string }) {
  const { busy, errors, run } = useAuthSubmit('request-reset');
  const submit = (fields: Record<string, string>) =>
    run(async () => {
      const email = await requestReset(fields.email ?? '');
      navigate(fillPath(paths.forgetPassword, { email, step: 'code' }));
    });
  return (
    <AuthForm
      step="request-reset"
      title="Forgot your password?"
      intro="Enter your email, and we’ll send you a code to set a new password."
      submitLabel={busy ? 'Sending the code' : 'Send a code'}
      busy={busy}
      errors={errors}
      onSubmit={submit}
      footer={
        <>
          Remembered it? <Link href={paths.signIn}>Log in</Link>
        </>
      }
    >
      <EmailField defaultValue={initialEmail} error={errors.email} enterKeyHint="send" />
    </AuthForm>
  );
}
