import { setImmediate as nextTurn } from 'node:timers/promises';
import { isOpenAction } from '../../src/domain/delivery/actions.ts';
import type { DeliveryResult } from '../../src/domain/delivery/delivery-schema.ts';
import type { Deps } from '../deps.ts';
import { isUnavailable } from '../unavailable.ts';
import type { ActionHandlers } from './action-handler.ts';
import { applyActions } from './apply-actions.ts';
import type { ActionTask } from './bind-handler.ts';

/** How many actions may share a transaction: others wait for its locks, and all of it is done again if one fails. */
const MAX_TOGETHER = 25;
/** The embedded database runs one transaction at a time. PostgreSQL's other connections are for those who read. */
const TRANSACTIONS = { embedded: 1, postgres: 8 };

/**
 * Applies an action exactly once; null for a visitor who has no row yet. Throws what a handler or the database throws;
 * then nothing was written.
 */
export type ApplyAction = (task: ActionTask) => Promise<DeliveryResult | null>;

type Waiting = {
  task: ActionTask;
  resolve: (result: DeliveryResult | null) => void;
  reject: (error: unknown) => void;
};

/**
 * A transaction and its commit cost more than most actions do in it. So actions that arrive while the database is busy
 * are applied together in the next transaction; on an idle server each has its own, at once.
 */
export function createApplyAction(
  deps: Pick<Deps, 'db' | 'now'> & { env: Pick<Deps['env'], 'databaseUrl'> },
  handlers: ActionHandlers,
): ApplyAction {
  const maxRunning = deps.env.databaseUrl ? TRANSACTIONS.postgres : TRANSACTIONS.embedded;
  let waiting: Waiting[] = [];
  let running = 0;
  /** The visitors whose actions are being applied: one action of a visitor at a time, in the order of arrival. */
  const busy = new Set<string>();

  const goesAlone = ({ sub, action: { name } }: ActionTask) =>
    sub === null || isOpenAction(name) || 'othersOf' in handlers[name];

  const takeBatch = (): Waiting[] => {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    const taken = new Set(busy);
    for (const one of waiting) {
      const owner = ownerOf(one.task);
      const isFull = batch.length === MAX_TOGETHER || (batch[0] !== undefined && goesAlone(batch[0].task));
      const fits = !isFull && !taken.has(owner) && (batch.length === 0 || !goesAlone(one.task));
      taken.add(owner);
      (fits ? batch : left).push(one);
    }
    waiting = left;
    return batch;
  };

  const attempt = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const results = await applyActions(
        { ...deps, handlers },
        batch.map(({ task }) => task),
      );
      for (const [i, { resolve }] of batch.entries()) resolve(results[i] ?? null);
    } catch (error) {
      // The others must not suffer from one that fails.
      if (batch.length > 1 && !isUnavailable(error)) for (const one of batch) await attempt([one]);
      else for (const { reject } of batch) reject(error);
    }
  };

  /**
   * Waits until no more actions arrive, so that those that arrived together share the transaction: while it runs, no
   * other request is read.
   */
  const gather = async () => {
    let before: number;
    do {
      before = waiting.length;
      await nextTurn();
    } while (waiting.length > before && waiting.length < MAX_TOGETHER);
  };

  const run = async () => {
    for (;;) {
      await gather();
      const batch = takeBatch();
      // What still waits belongs to visitors whose actions another transaction is applying. It is taken after that one.
      if (batch.length === 0) break;
      const owners = batch.map(({ task }) => ownerOf(task));
      for (const owner of owners) busy.add(owner);
      await attempt(batch);
      for (const owner of owners) busy.delete(owner);
    }
    running--;
  };

  return (task) =>
    new Promise((resolve, reject) => {
      waiting.push({ task, resolve, reject });
      if (running === maxRunning) return;
      running++;
      void run();
    });
}

/** Without an account each action is on its own. */
const ownerOf = ({ sub, action }: ActionTask) => sub ?? action.key;
