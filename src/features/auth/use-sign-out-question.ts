import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { hasUnsent, unsentCountsAtom } from '../../platform/outbox-client.ts';

export const CANNOT_SIGN_OUT = 'This device couldn’t sign you out. Try again.';

/** Signing out deletes what is not sent, so it asks first. While that cannot be read, nobody is signed out. */
export function useSignOutQuestion(signOut: () => void) {
  const counts = useAtomValue(unsentCountsAtom);
  const [isAsking, setIsAsking] = useState(false);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const press = () => {
    setIsUnreadable(false);
    hasUnsent().then(
      (mustAsk) => (mustAsk ? setIsAsking(true) : signOut()),
      () => setIsUnreadable(true),
    );
  };
  return {
    counts,
    isAsking: isAsking && counts.waiting + counts.refused > 0,
    isUnreadable,
    press,
    cancel: () => setIsAsking(false),
  };
}
