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
  /** Puts the realm between the code in it and the network. */
  interceptFetch: (network: Fetch) => Fetch;
  /** Ends it as the system does: transactions fail, locks are freed, and no line of it runs again. */
  kill: () => void;
};

export function startSimulatedRealm(
  name: string,
  steps: Interleaver,
  lockManager: FakeLockManager,
): SimulatedRealm {
  const life = newProcess(name);
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
    simulatedProcess: life,
    store: {
      read: (names, work) => steps.runTracked(life, () => inner.read(names, watched(work))),
      write: (names, work) => steps.runTracked(life, () => inner.write(names, watched(work))),
      close: () => inner.close(),
    },
    locks: {
      // Time limits pass when the schedule says so: the signal stays here.
      request: (lock, { steal }, held) =>
        steps.runBetweenTurns(life, () =>
          locks.request(lock, steal ? { steal } : {}, async () => {
            await steps.waitForTurn(life);
            return held();
          }),
        ),
    },
    interceptFetch: (network) => (url, init) => steps.runBetweenTurns(life, () => network(url, init)),
    kill() {
      life.isAlive = false;
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
    // It had ended, though whoever was killed never heard of it.
  }
}
