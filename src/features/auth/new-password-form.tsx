import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { appServicesAtom } from '../../platform/app-services.ts';
import { completeReset, requestReset } from '../../platform/session/reset-password.ts';
import { AuthForm } from './auth-form.tsx';
import { CodeField } from './code-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { ResendCode } from './resend-code.tsx';
import { useAuthSubmit } from './use-auth-submit.ts';

/** Second step to a new password: the code and the password itself. */
export function NewPasswordForm({ email }: { email: string }) {
  const services = useAtomValue(appServicesAtom);
  const [sentCount, setSentCount] = useState(0);
  const { busy, errors, run, clearErrors } = useAuthSubmit('reset');
  const resend = useAuthSubmit('request-reset');
  const submit = ({ code = '', password = '' }: Record<string, string>) => {
    resend.clearErrors();
    run(async () => {
      if (!services) return;
      const outcome = await completeReset(services, email, { code, password });
      if (outcome === 'code-again') setSentCount(sentCount + 1);
      else if (outcome === 'must-confirm') navigate(fillPath(paths.verify, { email }), { replace: true });
      else if (outcome !== 'signed-in')
        navigate(fillPath(paths.signIn, { email, after: 'new-password' }), { replace: true });
    });
  };
  const sendAgain = () =>
    resend.run(async () => {
      await requestReset(email);
      clearErrors();
      setSentCount(sentCount + 1);
    });
  return (
    <AuthForm
      step="reset"
      title="Set a new password"
      intro={`If ${email} has an account, a six-\u2060digit code is on its way.`}
      submitLabel={busy ? 'Setting the password' : 'Set password'}
      busy={busy}
      errors={resend.errors.form ? resend.errors : errors}
      focusHeading
      onSubmit={submit}
      footer={
        <ResendCode
          email={email}
          busy={resend.busy}
          wasSent={sentCount > 0}
          onSend={sendAgain}
          changeEmailHref={paths.forgetPassword}
        />
      }
    >
      <input
        className="visually-hidden"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <CodeField error={errors.code} sentCount={sentCount} />
      <NewPasswordField label="New password" error={errors.password} />
    </AuthForm>
  );
}
