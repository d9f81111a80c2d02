import { useAtomValue } from 'jotai';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { sendNow } from '../../platform/outbox.ts';
import { Button } from '../../ui/button.tsx';
import styles from './sign-out-button.module.css';

type Props = { pendingCount: number; busy: boolean; onDiscard: () => void; onCancel: () => void };

/** What was pressed to get here has gone from the screen, and the focus with it. */
const takeFocus = (question: HTMLElement | null) => question?.focus();

/** Something still waits to be sent: the visitor decides about it before signing out. */
export function SignOutConfirmation({ pendingCount, busy, onDiscard, onCancel }: Props) {
  const isOnline = useAtomValue(isOnlineAtom);
  return (
    <div
      ref={takeFocus}
      className={styles.question}
      role="alertdialog"
      aria-labelledby="sign-out-title"
      tabIndex={-1}
    >
      <p id="sign-out-title">
        {pendingCount === 1 ? 'One thing is' : `${pendingCount} things are`} saved on this phone and not sent
        yet.
      </p>
      <p role="status">{!isOnline && 'There is no signal to send it right now.'}</p>
      <Button onClick={sendNow}>Send first</Button>
      <Button variant="outline" busy={busy} onClick={onDiscard}>
        Discard and sign out
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Stay signed in
      </Button>
    </div>
  );
}
