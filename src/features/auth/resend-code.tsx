import { useEffect, useState } from 'react';
import { codeSentAt } from '../../platform/session/authenticate.ts';
import { Link } from '../../ui/link.tsx';

const COOL_DOWN_MS = 30_000;

type Props = {
  email: string;
  busy: boolean;
  /** Whether a new one was sent from here. */
  wasSent: boolean;
  onSend: () => void;
  /** Where another address can be given. */
  changeEmailHref: string;
};

/** The way to another code; right after one was sent it counts down first. */
export function ResendCode({ email, busy, wasSent, onSend, changeEmailHref }: Props) {
  const leftS = useCoolDown(codeSentAt(email));
  const mustWait = busy || leftS > 0;
  return (
    <>
      <span role="status">
        {wasSent ? 'A new code is on its way. ' : 'Nothing there? Look into spam, too. '}
      </span>
      <button type="button" aria-disabled={mustWait || undefined} onClick={mustWait ? undefined : onSend}>
        {leftS > 0 ? `Send a new code in ${leftS} s` : busy ? 'Sending a new code' : 'Send a new code'}
      </button>
      <br />
      Not your address? <Link href={changeEmailHref}>Use another one</Link>
    </>
  );
}

/** Whole seconds until another code may be asked for; counts down while the page is shown. */
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
