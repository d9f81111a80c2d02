import { useAtomValue } from 'jotai';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { sessionAtom } from '../../platform/session.ts';
import { followState } from './model.ts';
import { useFollows } from './use-follows.ts';

/** Says what became of a press that the server does not know of yet. */
export function FollowNote({ slug }: { slug: string }) {
  const { mustSignInToSend } = useAtomValue(sessionAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const { data = [], readRev, entries } = useFollows();
  const { isPending } = followState(slug, data, readRev, entries);
  const text = mustSignInToSend
    ? 'Saved on this phone. Sign in to send it.'
    : 'Saved on this phone. It will be sent when the signal is back.';
  return <p role="status">{isPending && (mustSignInToSend || !isOnline) ? text : ''}</p>;
}
