import { useAtomValue } from 'jotai';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { pendingTextAtom } from '../../platform/pending-text.ts';
import { sessionAtom } from '../../platform/session.ts';
import { followState } from './model.ts';
import { useFollows } from './use-follows.ts';

/** What became of a press that the server does not know of yet. A default export, as `lazy` asks for. */
export default function FollowNoteText({ slug }: { slug: string }) {
  const { mustSignInToSend } = useAtomValue(sessionAtom);
  const pendingText = useAtomValue(pendingTextAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const { data = [], read, entries } = useFollows();
  const { isPending } = followState(slug, data, read, entries);
  return isPending && (mustSignInToSend || !isOnline) ? pendingText : null;
}
