import { createDatabase, type Database } from '../../src/sync/database.ts';
import type { Locks } from '../../src/sync/locks.ts';
import type { Fetch } from '../../src/sync/request.ts';
import type { FakeLockManager } from './fake-lock-manager.ts';
import { type Interleaver, newProcess, type SimulatedProcess } from './interleaver.ts';

/** A tab or a worker that may be killed or frozen at any call it makes. */
export type SimulatedRealm = {
  simulatedProcess: SimulatedProcess;
  store: Database;
  locks: Locks;
  /** A fetch whose request and response wait for their turns. */
  interceptFetch: (network: Fetch) => Fetch;
  /** Ends the realm as the operating system does: transactions abort, locks are released, no code of it runs again. */
  kill: () => void;
};

export function startSimulatedRealm(
  name: string,
  steps: Interleaver,
  lockManager: FakeLockManager,
): SimulatedRealm {
  const simulatedProcess = newProcess(name);
  const inner = createDatabase();
  const locks = lockManager.client();
  const transactions = new Set<IDBTransaction>();

  const watched =
    <S extends object, T>(work: (stores: S) => Promise<T>) =>
    (stores: S): Promise<T> => {
      const [opened] = Object.values(stores) as { transaction: IDBTransaction }[];
      if (opened) transactions.add(opened.transaction);
      return work(stores);
    };

  return {
    simulatedProcess,
    store: {
      read: (names, work) => steps.runTracked(simulatedProcess, () => inner.read(names, watched(work))),
      write: (names, work) => steps.runTracked(simulatedProcess, () => inner.write(names, watched(work))),
      close: () => inner.close(),
    },
    locks: {
      // The schedule decides when a time limit passes, so the signal is not passed on.
      request: (lock, { steal }, held) =>
        steps.runBetweenTurns(simulatedProcess, () =>
          locks.request(lock, steal ? { steal } : {}, async () => {
            await steps.waitForTurn(simulatedProcess);
            return held();
          }),
        ),
    },
    interceptFetch: (network) => (url, init) =>
      steps.runBetweenTurns(simulatedProcess, () => network(url, init)),
    kill() {
      simulatedProcess.isAlive = false;
      for (const transaction of transactions) abortIfRunning(transaction);
      void inner.close();
      locks.drop();
    },
  };
}

function abortIfRunning(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It had already finished.
  }
}
