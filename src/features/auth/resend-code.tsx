import { useEffect, useState } from 'react';
import { codeSentAt } from '../../platform/session/authenticate.ts';
import { Link } from '../../ui/link.tsx';

const COOL_DOWN_MS = 30_000;

type Props = {
  email: string;
  busy: boolean;
  /** Whether this page has sent a new code. */
  wasSent: boolean;
  onSend: () => void;
  /** The page where the visitor can enter another email. */
  changeEmailHref: string;
};

/** Sends another code. After each code there is a countdown first. */
export function ResendCode({ email, busy, wasSent, onSend, changeEmailHref }: Props) {
  const remainingS = useCoolDown(codeSentAt(email));
  const mustWait = busy || remainingS > 0;
  return (
    <>
      <span role="status">
        {wasSent ? 'A new code is on its way. ' : 'Nothing yet? Check your spam folder. '}
      </span>
      <button type="button" aria-disabled={mustWait || undefined} onClick={mustWait ? undefined : onSend}>
        {busy && remainingS === 0 ? 'Sending a new code' : 'Send a new code'}
        {/* Not in its name, which screen readers would say again each second. */}
        {remainingS > 0 && <span aria-hidden> in {remainingS} s</span>}
      </button>
      {email && (
        <>
          <br />
          Wrong email? <Link href={changeEmailHref}>Use another one</Link>
        </>
      )}
    </>
  );
}

/** Whole seconds until another code may be requested; updated every second. */
function useCoolDown(sentAtMs: number | null): number {
  const [nowMs, setNowMs] = useState(sentAtMs ?? 0);
  const endsAtMs = (sentAtMs ?? 0) + COOL_DOWN_MS;
  useEffect(() => {
    if (sentAtMs === null) return;
    const tick = () => setNowMs(Date.now());
    tick();
    const timer = setInterval(() => {
      tick();
      if (Date.now() >= endsAtMs) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [sentAtMs, endsAtMs]);
  if (sentAtMs === null) return 0;
  return Math.ceil(Math.min(Math.max(endsAtMs - nowMs, 0), COOL_DOWN_MS) / 1_000);
}
