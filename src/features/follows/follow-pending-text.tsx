import { useAtomValue } from 'jotai';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { pendingTextAtom } from '../../platform/pending-text.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { useFollowState } from './use-follow-state.ts';

/** What became of a press that the server does not know of yet. A default export, as `lazy` asks for. */
export default function FollowPendingText({ slug }: { slug: string }) {
  const { mustSignInToSend } = useAtomValue(sessionAtom);
  const pendingText = useAtomValue(pendingTextAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const { isPending } = useFollowState(slug);
  return isPending && (mustSignInToSend || !isOnline) ? pendingText : null;
}
