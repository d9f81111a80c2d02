import { checkIn } from '../features/check-in/queries.ts';
import type { House } from '../features/session/verbs.ts';
import { outboxEntriesAtom, startOutbox } from '../platform/outbox.ts';

// Fetched once somebody is signed in: a visitor who only looks around needs none of it.

export function startForVisitor(house: House): void {
  startOutbox(house.store);
  refreshWhatWasDelivered(house);
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
