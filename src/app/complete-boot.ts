import { checkIn } from '../features/check-in/queries.ts';
import { forgetOldSignOut, type House, openCache, restoreSession } from '../features/session/verbs.ts';
import { restoreClock, syncClock, watchClock } from '../platform/clock.ts';
import { onBackOnline, watchConnectivity } from '../platform/connectivity.ts';
import { outboxEntriesAtom, startOutbox } from '../platform/outbox.ts';
import { probeWhileOffline } from '../platform/probe.ts';
import { startWorker } from '../platform/worker.ts';

/** What may wait until the page is drawn. */
export async function completeBoot(house: House, wasRendered: boolean): Promise<void> {
  const { store, queryClient } = house;
  watchConnectivity(store);
  if (wasRendered) {
    await restoreClock();
    const session = await restoreSession(house);
    await openCache(house, session.sub);
  }
  watchClock(store);
  startOutbox(store);
  refreshWhatWasDelivered(house);
  onBackOnline(() => {
    void syncClock();
    void queryClient.refetchQueries({
      type: 'active',
      predicate: (query) => query.state.status === 'error' || query.isStale(),
    });
  });
  probeWhileOffline(store, syncClock);
  void syncClock();
  void forgetOldSignOut();
  startWorker(store);
}

/** A delivered action makes what the server says about it stale. */
function refreshWhatWasDelivered({ store, queryClient }: House): void {
  let lastRev = 0;
  store.sub(outboxEntriesAtom, () => {
    const rev = Math.max(0, ...store.get(outboxEntriesAtom).map((entry) => entry.rev ?? 0));
    if (rev <= lastRev) return;
    lastRev = rev;
    void queryClient.invalidateQueries({ queryKey: checkIn.mine(true).queryKey });
  });
}
