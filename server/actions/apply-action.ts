import { and, eq, TransactionRollbackError } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type Action,
  type ActionInput,
  type ActionName,
  actionDefinitions,
  isOpenAction,
  type OpenActionName,
} from '../../src/domain/delivery/actions.ts';
import { ANONYMOUS_SUB } from '../../src/domain/delivery/delivery-limits.ts';
import type { DeliveryResult, RefusalReason } from '../../src/domain/delivery/delivery-schema.ts';
import type { DatabaseTransaction } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { lockVisitors, raiseRevisions } from '../visitors/revisions.ts';
import type { Visitor } from '../visitors/visitor.ts';
import type {
  ActionContext,
  ActionHandler,
  ActionHandlers,
  ActionOutcome,
  OpenActionHandler,
} from './action-handler.ts';
import { resolveActionTime } from './action-time.ts';
import { fingerprint } from './fingerprint.ts';
import { actionLedger } from './table.ts';

/** An action that this server understands. */
export type KnownAction = Action & { name: ActionName };
/** `user` is null without an account: only open actions are allowed then, and there is no revision to raise. */
export type ApplyDeps = Pick<Deps, 'db' | 'now'> & {
  user: Visitor | null;
  sentAt: number;
  handlers: ActionHandlers;
};

/**
 * Applies one action exactly once: the claim of its key, what its handler writes, the raised revision and the result
 * are one transaction. A repeat waits for the first to end and returns its result. Throws the database's errors; then
 * nothing was written.
 */
export async function applyAction(deps: ApplyDeps, action: KnownAction): Promise<DeliveryResult> {
  const { db, now, user } = deps;
  const { key } = action;
  const claim = { sub: user?.cognitoSub ?? ANONYMOUS_SUB, key, name: action.name, lane: action.lane };
  const inputHash = fingerprint(action);
  const isThisKey = and(eq(actionLedger.sub, claim.sub), eq(actionLedger.key, key));

  const work = async (tx: DatabaseTransaction): Promise<DeliveryResult> => {
    const [claimed] = await tx
      .insert(actionLedger)
      .values({ ...claim, inputHash, verdict: 'refused', rev: 0, answer: '', deliveredAt: new Date(now()) })
      .onConflictDoNothing()
      .returning({ key: actionLedger.key });
    if (!claimed) {
      const [first] = await tx.select().from(actionLedger).where(isThisKey);
      if (!first) throw new Error('A claimed key has no row');
      if (first.inputHash === inputHash) return toResult(first);
      return { key, verdict: 'refused', rev: user?.rev ?? 0, reason: 'key-reused' };
    }
    const handler = action.sub === claim.sub ? bindHandler(deps, action) : null;
    const visitors = user ? [user.cognitoSub, ...((await handler?.othersOf(tx)) ?? [])] : [];
    const revs = await lockVisitors(tx, visitors);
    const before = user ? revs.get(user.cognitoSub) : 0;
    if (before === undefined) throw new Error('The visitor has no row');
    const outcome = await runHandler(tx, deps, action, handler);
    const isDone = 'done' in outcome;
    const isRaised = user && isDone && outcome.changed;
    const rev = isRaised ? before + 1 : before;
    if (isRaised) await raiseRevisions(tx, visitors);
    const answer = JSON.stringify((isDone ? outcome.done : outcome.refused) ?? null);
    const verdict = isDone ? 'done' : 'refused';
    await tx.update(actionLedger).set({ verdict, rev, answer }).where(isThisKey);
    return toResult({ key, verdict, rev, answer });
  };
  // A repeat must see what the first has committed while it waited: a stricter isolation level would hide that.
  return db.transaction(work, { isolationLevel: 'read committed' });
}

type LedgerResult = Pick<typeof actionLedger.$inferSelect, 'key' | 'verdict' | 'rev' | 'answer'>;

function toResult({ key, verdict, rev, answer: json }: LedgerResult): DeliveryResult {
  const answer: unknown = JSON.parse(json);
  if (verdict === 'done') return { key, verdict, rev, answer };
  return { key, verdict, rev, reason: answer as RefusalReason };
}

/** Runs the handler in a savepoint, so that a refusal leaves only its row in the ledger. */
async function runHandler(
  tx: DatabaseTransaction,
  { user, sentAt, now }: ApplyDeps,
  action: KnownAction,
  handler: BoundHandler | null,
): Promise<ActionOutcome> {
  if (action.sub !== (user?.cognitoSub ?? ANONYMOUS_SUB)) return { refused: 'other-user' };
  if (!handler) return { refused: 'invalid-input' };
  const receivedAtMs = now();
  const times = { key: action.key, receivedAtMs, ...resolveActionTime({ ...action, sentAt }, receivedAtMs) };
  let outcome: ActionOutcome = { refused: 'invalid-input' };
  await tx
    .transaction(async (savepoint) => {
      outcome = await handler.run(savepoint, times);
      if ('refused' in outcome) savepoint.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  return outcome;
}

type KeyAndTimes = Pick<ActionContext, 'key' | 'tappedAtMs' | 'trust' | 'receivedAtMs'>;
type BoundHandler = {
  run: (tx: DatabaseTransaction, times: KeyAndTimes) => Promise<ActionOutcome>;
  othersOf: (tx: DatabaseTransaction) => Promise<string[]>;
};

/** An action's handler with its user and input; null if the input is invalid. */
function bindHandler({ user, handlers }: ApplyDeps, { name, input: raw }: KnownAction): BoundHandler | null {
  const parsed = v.safeParse(actionDefinitions[name].input, raw);
  if (!parsed.success) return null;
  const input = parsed.output as ActionInput<ActionName>;
  if (user) {
    const handler = handlers[name] as ActionHandler<ActionName>;
    return {
      run: (tx, times) => handler({ tx, user, ...times }, input),
      othersOf: async (tx) => (await handler.othersOf?.(tx, user.cognitoSub, input)) ?? [],
    };
  }
  if (!isOpenAction(name)) return null;
  const handler = handlers[name] as OpenActionHandler<OpenActionName>;
  return {
    run: (tx, times) => handler({ tx, user, ...times }, input as ActionInput<OpenActionName>),
    othersOf: async () => [],
  };
}
