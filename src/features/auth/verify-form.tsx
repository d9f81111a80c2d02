import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { appServicesAtom } from '../../platform/app-services.ts';
import { confirmEmail, resendCode } from '../../platform/session/authenticate.ts';
import { AuthForm } from './auth-form.tsx';
import { CodeField } from './code-field.tsx';
import { EmailField } from './email-field.tsx';
import { ResendCode } from './resend-code.tsx';
import { useAuthSubmit } from './use-auth-submit.ts';

export function VerifyForm({ email: given }: { email: string }) {
  const house = useAtomValue(appServicesAtom);
  const [, navigate] = useLocation();
  const [email, setEmail] = useState(given);
  const [wasSent, setWasSent] = useState(false);
  const { busy, failures, attempt } = useAuthSubmit('confirm');
  const resend = useAuthSubmit('send-code');
  const submit = (fields: Record<string, string>) =>
    attempt(async () => {
      if (!house) return;
      const outcome = await confirmEmail(house, email, fields.code ?? '');
      // Reloaded meanwhile: the password is not known any more.
      if (outcome !== 'signed-in')
        navigate(fillPath(paths.signIn, { email: email.trim(), after: 'confirmed' }), { replace: true });
    });
  const sendAgain = () =>
    resend.attempt(async () => {
      await resendCode(email);
      setWasSent(true);
    });
  return (
    <AuthForm
      title="Check your email"
      intro={
        given
          ? `We sent a code of six digits to ${given}.`
          : 'Enter your email and the code that we sent you.'
      }
      submitLabel={busy ? 'Checking the code' : 'Confirm'}
      busy={busy}
      errors={resend.failures.form ? resend.failures : failures}
      onSubmit={submit}
      footer={
        <ResendCode
          email={email}
          busy={resend.busy}
          wasSent={wasSent}
          onSend={sendAgain}
          changeEmailHref={paths.signUp}
        />
      }
    >
      {!given && <EmailField error={failures.email ?? resend.failures.email} onInput={setEmail} />}
      <CodeField error={failures.code} />
    </AuthForm>
  );
}
