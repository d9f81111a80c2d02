import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { fill, paths } from '../../domain/paths.ts';
import { Field } from '../../ui/field.tsx';
import { confirm, resendCode } from './authenticate.ts';
import { takeReturnPath } from './return-location.ts';
import { SessionForm } from './session-form.tsx';
import { useAttempt } from './use-attempt.ts';
import { houseAtom } from './verbs.ts';

export function VerifyForm({ email: given }: { email: string }) {
  const house = useAtomValue(houseAtom);
  const [, navigate] = useLocation();
  const { busy, failure, attempt } = useAttempt();
  const resend = useAttempt();
  const [sentTo, setSentTo] = useState('');
  const [email, setEmail] = useState(given);
  const submit = (fields: Record<string, string>) =>
    attempt(async () => {
      if (!house) return;
      const outcome = await confirm(house, email, fields.code ?? '');
      if (outcome === 'signed-in') navigate(takeReturnPath(), { replace: true });
      else navigate(fill(paths.signIn, { email }));
    });
  const sendAgain = () =>
    resend.attempt(async () => {
      await resendCode(email);
      setSentTo(email);
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
      problem={failure('form') ?? resend.failure('form')}
      onSubmit={submit}
      below={
        sentTo ? (
          <span role="status">A new code is on its way to {sentTo}.</span>
        ) : (
          <>
            Nothing there?{' '}
            <button type="button" onClick={sendAgain}>
              Send a new code
            </button>
          </>
        )
      }
    >
      {!given && (
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onInput={(event) => setEmail(event.currentTarget.value)}
          error={failure('email') ?? resend.failure('email')}
        />
      )}
      <Field
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
        error={failure('code')}
      />
    </SessionForm>
  );
}
