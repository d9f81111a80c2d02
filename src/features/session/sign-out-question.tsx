import { sendNow } from '../../platform/outbox.ts';
import { Button } from '../../ui/button.tsx';
import styles from './sign-out-button.module.css';

type Props = { waiting: number; busy: boolean; onDiscard: () => void; onStay: () => void };

/** Something still waits to be sent: the visitor decides about it before signing out. */
export function SignOutQuestion({ waiting, busy, onDiscard, onStay }: Props) {
  return (
    <div className={styles.question} role="alertdialog" aria-labelledby="sign-out-title">
      <p id="sign-out-title">
        {waiting === 1 ? 'One thing is' : `${waiting} things are`} saved on this phone and not sent yet.
      </p>
      <Button onClick={sendNow}>Send first</Button>
      <Button look="outline" busy={busy} onClick={onDiscard}>
        Discard and sign out
      </Button>
      <Button look="quiet" onClick={onStay}>
        Stay signed in
      </Button>
    </div>
  );
}
