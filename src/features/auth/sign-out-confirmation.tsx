import { useAtomValue } from 'jotai';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { sendNow } from '../../platform/outbox-client.ts';
import { Button } from '../../ui/button.tsx';
import styles from './sign-out-button.module.css';

type Props = { pendingCount: number; busy: boolean; onDiscard: () => void; onCancel: () => void };

/** The button pressed before is no longer on the page, and with it the focus is lost. */
const takeFocus = (dialog: HTMLElement | null) => dialog?.focus();

/** Signing out deletes pending actions: the visitor decides what happens to them first. */
export function SignOutConfirmation({ pendingCount, busy, onDiscard, onCancel }: Props) {
  const isOnline = useAtomValue(isOnlineAtom);
  return (
    <div
      ref={takeFocus}
      className={styles.confirmation}
      role="alertdialog"
      aria-labelledby="sign-out-title"
      tabIndex={-1}
    >
      <p id="sign-out-title">
        {pendingCount === 1
          ? 'One change on this device isn’t'
          : `${pendingCount} changes on this device aren’t`}{' '}
        sent yet.
      </p>
      <p role="status">{!isOnline && 'You’re offline, so nothing can be sent now.'}</p>
      <Button onClick={sendNow}>Send first</Button>
      <Button variant="outline" busy={busy} onClick={onDiscard}>
        Discard and log out
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Stay logged in
      </Button>
    </div>
  );
}
