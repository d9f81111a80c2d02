import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { confirm, resendCode } from './authenticate.ts';
import { CodeField } from './code-field.tsx';
import { EmailField } from './email-field.tsx';
import { ResendCode } from './resend-code.tsx';
import { SessionForm } from './session-form.tsx';
import { useAttempt } from './use-attempt.ts';
import { houseAtom } from './verbs.ts';

export function VerifyForm({ email: given }: { email: string }) {
  const house = useAtomValue(houseAtom);
  const [, navigate] = useLocation();
  const [email, setEmail] = useState(given);
  const [wasSent, setWasSent] = useState(false);
  const { busy, failures, attempt } = useAttempt('confirm');
  const resend = useAttempt('send-code');
  const submit = (fields: Record<string, string>) =>
    attempt(async () => {
      if (!house) return;
      const outcome = await confirm(house, email, fields.code ?? '');
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
    <SessionForm
      title="Check your email"
      intro={
        given
          ? `We sent a code of six digits to ${given}.`
          : 'Enter your email and the code that we sent you.'
      }
      action={busy ? 'Checking the code' : 'Confirm'}
      busy={busy}
      failures={resend.failures.form ? resend.failures : failures}
      onSubmit={submit}
      below={
        <ResendCode
          email={email}
          busy={resend.busy}
          wasSent={wasSent}
          onSend={sendAgain}
          otherAddress={paths.signUp}
        />
      }
    >
      {!given && <EmailField error={failures.email ?? resend.failures.email} onInput={setEmail} />}
      <CodeField error={failures.code} />
    </SessionForm>
  );
}
