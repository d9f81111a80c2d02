import type { Fetch } from '../../src/sync/classify-response.ts';
import { createDatabase, type Database } from '../../src/sync/database.ts';
import type { Locks } from '../../src/sync/locks.ts';
import type { FakeLocks } from './fake-locks.ts';
import { type Life, newLife, type Stepper } from './stepper.ts';

/** A tab or a worker that may be killed or frozen at any call it makes. */
export type Realm = {
  life: Life;
  store: Database;
  locks: Locks;
  /** Puts the realm between the code in it and the network. */
  through: (network: Fetch) => Fetch;
  /** Ends it as the system does: transactions fail, locks are freed, and no line of it runs again. */
  kill: () => void;
};

export function startRealm(name: string, steps: Stepper, lockManager: FakeLocks): Realm {
  const life = newLife(name);
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
    life,
    store: {
      read: (names, work) => steps.call(life, () => inner.read(names, watched(work))),
      write: (names, work) => steps.call(life, () => inner.write(names, watched(work))),
      close: () => inner.close(),
    },
    locks: {
      // Time limits pass when the schedule says so: the signal stays here.
      request: (lock, { steal }, held) =>
        steps.between(life, () =>
          locks.request(lock, steal ? { steal } : {}, async () => {
            await steps.turn(life);
            return held();
          }),
        ),
    },
    through: (network) => (url, init) => steps.between(life, () => network(url, init)),
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
