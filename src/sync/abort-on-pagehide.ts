// @script outbox

import { abort, runningTransactions } from './database.ts';

const abortRunning = ({ persisted }: { persisted: boolean }) => {
  if (persisted) for (const tx of runningTransactions) abort(tx);
};

/**
 * A browser may keep a page that is left, frozen, for Back. In WebKit its transactions stay open then, and whatever the
 * next page asks of the same stores waits for them without an end: that page would never start. From now on they end with
 * the page: nothing of them is stored, as if the browser had been killed. Called again, it changes nothing.
 */
export const abortTransactionsOnPageHide = () =>
  addEventListener('pagehide', abortRunning as unknown as EventListener);
