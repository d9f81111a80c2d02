import { useAtomValue } from 'jotai';
import { Check } from 'lucide-react';
import { dispatchAction } from '../../platform/outbox-client.ts';
import { alertNotStored } from '../../platform/pending-text.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

type Props = { expoId: string; booth: string; isVisited: boolean };

/** Marks a booth as visited, or takes that back. */
export function VisitedToggle({ expoId, booth, isVisited }: Props) {
  const alert = useAlert();
  const isAuth = useAtomValue(isAuthAtom);
  const toggle = () =>
    dispatchAction('booth.set-visited', { expoId, booth, isVisited: !isVisited }).catch(
      alertNotStored(alert),
    );
  return (
    <>
      <Button variant="outline" aria-pressed={isVisited} onClick={() => void toggle()}>
        {isVisited && <Check size={18} aria-hidden />}
        Been here
      </Button>
      {!isAuth && <small>“Been here” is kept on this device.</small>}
    </>
  );
}
