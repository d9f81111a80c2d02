import type { AppServices } from '../platform/app-services.ts';
import { isOnlineAtom } from '../platform/connectivity.ts';
import { unsentCountsAtom } from '../platform/outbox-client.ts';
import { sessionAtom } from '../platform/session/session-state.ts';
import { showAlertAtom } from '../ui/alert.tsx';

/** Shows a message once everything that waited without signal has been sent: whoever saw it wait wants to know. */
export function announceDeliveries({ store }: Pick<AppServices, 'store'>): void {
  let waited = { count: 0, sub: store.get(sessionAtom).sub };
  const update = () => {
    const { sub } = store.get(sessionAtom);
    const { waiting, refused } = store.get(unsentCountsAtom);
    if (!store.get(isOnlineAtom) || sub !== waited.sub) waited = { count: waiting, sub };
    else if (waiting === 0 && waited.count > 0) {
      // Refused changes have a message of their own.
      if (refused === 0)
        store.set(
          showAlertAtom,
          'success',
          waited.count === 1 ? 'Your change is sent' : `All ${waited.count} changes are sent`,
        );
      waited = { count: 0, sub };
    }
  };
  store.sub(unsentCountsAtom, update);
  store.sub(isOnlineAtom, update);
}
