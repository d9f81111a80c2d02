import { useAtomValue } from 'jotai';
import { outboxPath } from '../../domain/routing/account-paths.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { sendNow } from '../../platform/outbox-client.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './sign-out-button.module.css';
import { type UnsentCounts, unsentSentence } from './sign-out-texts.ts';

type Props = { counts: UnsentCounts; busy: boolean; onDiscard: () => void; onCancel: () => void };

const OFFLINE = 'You’re offline. Once logged out, you can’t show your pass or log in until you’re online.';

/** The button pressed before is no longer on the page, and with it the focus is lost. */
const takeFocus = (dialog: HTMLElement | null) => dialog?.focus();

/**
 * Signing out deletes what is not sent: the visitor decides what happens to it first. Offline it also takes the pass
 * away until there is signal.
 */
export function SignOutConfirmation({ counts, busy, onDiscard, onCancel }: Props) {
  const { waiting, refused } = counts;
  const hasUnsent = waiting + refused > 0;
  const isOnline = useAtomValue(isOnlineAtom);
  const alert = useAlert();
  return (
    <div
      ref={takeFocus}
      className={styles.confirmation}
      role="alertdialog"
      aria-labelledby="sign-out-title"
      tabIndex={-1}
    >
      <p id="sign-out-title">{hasUnsent ? unsentSentence(counts) : OFFLINE}</p>
      <p role="status">{!isOnline && waiting > 0 && `Nothing can be sent now. ${OFFLINE}`}</p>
      {isOnline && waiting > 0 && <Button onClick={() => alert('info', sendNow())}>Send first</Button>}
      {refused > 0 && (
        <ButtonLink href={outboxPath} variant={waiting > 0 ? 'outline' : 'solid'}>
          {refused === 1 ? 'Look at it first' : 'Look at them first'}
        </ButtonLink>
      )}
      <Button variant="outline" busy={busy} onClick={onDiscard}>
        {hasUnsent ? 'Discard and log out' : 'Log out anyway'}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Stay logged in
      </Button>
    </div>
  );
}
