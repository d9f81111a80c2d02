import { useAtomValue } from 'jotai';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { pendingTextAtom } from '../../platform/pending-text.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { optimisticFollowState } from './optimistic-follows.ts';
import { useFollows } from './use-follows.ts';

/** What became of a press that the server does not know of yet. A default export, as `lazy` asks for. */
export default function FollowPendingText({ slug }: { slug: string }) {
  const { mustSignInToSend } = useAtomValue(sessionAtom);
  const pendingText = useAtomValue(pendingTextAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const { data = [], responseVersion, entries } = useFollows();
  const { isPending } = optimisticFollowState(slug, data, responseVersion, entries);
  return isPending && (mustSignInToSend || !isOnline) ? pendingText : null;
}
