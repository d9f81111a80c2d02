import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import {
  hasUnsent,
  isOutboxReadAtom,
  isOutboxUnreadableAtom,
  unsentCountsAtom,
} from '../../platform/outbox-client.ts';

const ALL_SENT = 'Everything is sent now. You can log out.';
const BACK_ONLINE = 'You’re online again. You can log out.';
const goneTexts = { unsent: ALL_SENT, offline: BACK_ONLINE };
export const CANNOT_SIGN_OUT = 'This device couldn’t sign you out. Try again.';

/**
 * Signing out deletes what is not sent, so it asks first; and with `asksOffline` also while nobody can log in again.
 * While the unsent cannot be read, nobody is signed out.
 */
export function useSignOutQuestion(signOut: () => void, asksOffline = false) {
  const counts = useAtomValue(unsentCountsAtom);
  const isRead = useAtomValue(isOutboxReadAtom);
  const isUnknown = useAtomValue(isOutboxUnreadableAtom) || !isRead;
  const isRisky = !useAtomValue(isOnlineAtom) && asksOffline;
  const [askedFor, setAskedFor] = useState<'unsent' | 'offline' | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const press = () => {
    setIsUnreadable(false);
    hasUnsent().then(
      (mustAsk) => {
        if (mustAsk || isRisky) setAskedFor(mustAsk ? 'unsent' : 'offline');
        else signOut();
      },
      () => setIsUnreadable(true),
    );
  };
  const hasReason = isRisky || counts.waiting + counts.refused > 0;
  return {
    counts,
    isAsking: askedFor !== null && hasReason,
    /** The reason to ask is gone: without a word about it, the press would seem to have done nothing. */
    goneText: askedFor === null || isUnknown || hasReason ? null : goneTexts[askedFor],
    isUnreadable,
    press,
    cancel: () => setAskedFor(null),
  };
}
