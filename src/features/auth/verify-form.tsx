import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { appServicesAtom } from '../../platform/app-services.ts';
import { confirmEmail, resendCode } from '../../platform/session/authenticate.ts';
import { forgetPassword, rememberedPassword } from '../../platform/session/remembered-password.ts';
import { AuthForm } from './auth-form.tsx';
import { CodeField } from './code-field.tsx';
import { EmailField } from './email-field.tsx';
import { ResendCode } from './resend-code.tsx';
import { useAuthSubmit } from './use-auth-submit.ts';

export function VerifyForm({ email: initialEmail }: { email: string }) {
  const services = useAtomValue(appServicesAtom);
  const [email, setEmail] = useState(initialEmail);
  const [sentCount, setSentCount] = useState(0);
  const { busy, errors, run, clearErrors } = useAuthSubmit('confirm');
  const resend = useAuthSubmit('send-code');
  useEffect(() => forgetPassword, []);
  // The password of the sign-up is not kept for long, and not over a reload.
  const isKept = rememberedPassword(initialEmail.trim().toLowerCase()) !== null;
  const submit = (fields: Record<string, string>) => {
    resend.clearErrors();
    run(async () => {
      if (!services) return;
      const outcome = await confirmEmail(services, email, fields.code ?? '');
      if (outcome !== 'signed-in')
        navigate(fillPath(paths.signIn, { email: email.trim(), after: 'confirmed' }), { replace: true });
    });
  };
  const sendAgain = () =>
    resend.run(async () => {
      await resendCode(email);
      clearErrors();
      setSentCount(sentCount + 1);
    });
  return (
    <AuthForm
      step="confirm"
      title="Check your email"
      intro={
        initialEmail
          ? `We sent a six-\u2060digit code to ${initialEmail}.${isKept ? '' : ' Enter it, then log in with your password.'}`
          : 'Enter your email and the code we sent you.'
      }
      submitLabel={busy ? 'Checking the code' : 'Confirm'}
      busy={busy}
      errors={resend.errors.form ? resend.errors : errors}
      focusField
      onSubmit={submit}
      footer={
        <ResendCode
          email={email}
          busy={resend.busy}
          wasSent={sentCount > 0}
          onSend={sendAgain}
          changeEmailHref={paths.signUp}
        />
      }
    >
      {!initialEmail && <EmailField error={errors.email ?? resend.errors.email} onInput={setEmail} />}
      <CodeField error={errors.code} enterKeyHint="go" sentCount={sentCount} />
    </AuthForm>
  );
}
