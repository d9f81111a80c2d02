import { useAtomValue } from 'jotai';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { pendingTextAtom } from '../../platform/pending-text.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { useFollowState } from './use-follow-state.ts';

/** Says when a pending change will be delivered. A default export, as `lazy` requires. */
export default function FollowPendingText({ slug }: { slug: string }) {
  const { mustSignInToSend } = useAtomValue(sessionAtom);
  const pendingText = useAtomValue(pendingTextAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const { isPending } = useFollowState(slug);
  return isPending && (mustSignInToSend || !isOnline) ? pendingText : null;
}
