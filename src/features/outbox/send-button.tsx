import { useAtomValue } from 'jotai';
import { paths } from '../../domain/routing/paths.ts';
import { sendNow, waitingCountAtom } from '../../platform/outbox-client.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useAuthPath } from '../../ui/use-auth-path.ts';

/** Sends what waits; leads to the sign-in where that has to come first. Nothing when nothing waits. */
export function SendButton() {
  const isWaiting = useAtomValue(waitingCountAtom) > 0;
  const { mustSignInToSend } = useAtomValue(sessionAtom);
  const alert = useAlert();
  const authPathOf = useAuthPath();
  if (!isWaiting) return null;
  return mustSignInToSend ? (
    <ButtonLink variant="outline" href={authPathOf(paths.signIn)}>
      Log in to send
    </ButtonLink>
  ) : (
    <Button variant="outline" onClick={() => alert('info', sendNow())}>
      Send now
    </Button>
  );
}
