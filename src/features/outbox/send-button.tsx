import { useAtomValue } from 'jotai';
import { paths } from '../../domain/routing/paths.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { sendNow, waitingCountAtom } from '../../platform/outbox-client.ts';
import { sendingText } from '../../platform/pending-text.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useAuthPath } from '../../ui/use-auth-path.ts';

/** Sends what waits; leads to the sign-in where that has to come first. Nothing when nothing waits. */
export function SendButton() {
  const isWaiting = useAtomValue(waitingCountAtom) > 0;
  const { mustSignInToSend } = useAtomValue(sessionAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const alert = useAlert();
  const authPathOf = useAuthPath();
  if (!isWaiting) return null;
  // Also while offline: the network may be back before the page knows it.
  const send = () => {
    sendNow();
    alert('info', sendingText(isOnline));
  };
  return mustSignInToSend ? (
    <ButtonLink variant="outline" href={authPathOf(paths.signIn)}>
      Log in to send
    </ButtonLink>
  ) : (
    <Button variant="outline" onClick={send}>
      Send now
    </Button>
  );
}
