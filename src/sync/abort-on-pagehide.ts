// @script outbox

import { abort, runningTransactions } from './database.ts';

/** They do not run again. */
export function abortRunningTransactions(): void {
  for (const tx of runningTransactions) {
    runningTransactions.delete(tx);
    abort(tx);
  }
}

const abortIfKept = ({ persisted }: { persisted: boolean }) => {
  if (persisted) abortRunningTransactions();
};

/**
 * A browser may keep a page that the visitor has left, frozen, for Back. WebKit leaves its transactions open then, and
 * the next page waits for them for ever: it would never start. So running transactions are aborted when the page is
 * left, and nothing of them is stored, as if the browser had been killed. A second call has no effect.
 */
export const abortTransactionsOnPageHide = () =>
  addEventListener('pagehide', abortIfKept as unknown as EventListener);
