import { and, eq } from 'drizzle-orm';
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
import type { Database, DatabaseTransaction } from '../db/client.ts';
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
 * are one transaction; of a refused action only the result is kept. A repeat waits for the first to end and returns its
 * result. Throws the database's errors; then nothing was written.
 */
export async function applyAction(deps: ApplyDeps, action: KnownAction): Promise<DeliveryResult> {
  const { db, now, user } = deps;
  const { key, name, lane } = action;
  const sub = user?.cognitoSub ?? ANONYMOUS_SUB;
  const claim = { sub, key, name, lane, inputHash: fingerprint(action), deliveredAt: new Date(now()) };

  const work = async (tx: DatabaseTransaction): Promise<DeliveryResult> => {
    const first = await claimKey(tx, { ...claim, verdict: 'refused', rev: 0, answer: '' });
    if (first) return resultOfRepeat(first, claim, user);
    const handler = action.sub === sub ? bindHandler(deps, action) : null;
    const visitors = user ? [sub, ...((await handler?.othersOf(tx)) ?? [])] : [];
    const revs = await lockVisitors(tx, visitors);
    const before = user ? revs.get(sub) : 0;
    if (before === undefined) throw new Error('The visitor has no row');
    const outcome = await runHandler(tx, deps, action, handler);
    // Undoes what the handler may have written, and the claim.
    if ('refused' in outcome) throw new Refusal(before, outcome.refused);
    const isRaised = user !== null && outcome.changed;
    const rev = isRaised ? before + 1 : before;
    const answer = JSON.stringify(outcome.done ?? null);
    const raised = tx.$with('raised').as(raiseRevisions(tx, isRaised ? visitors : []));
    await tx.with(raised).update(actionLedger).set({ verdict: 'done', rev, answer }).where(isRowOf(claim));
    return toResult({ key, verdict: 'done', rev, answer });
  };
  try {
    // A repeat must see what the first has committed while it waited: a stricter isolation level would hide that.
    return await db.transaction(work, { isolationLevel: 'read committed' });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const row = {
      ...claim,
      verdict: 'refused',
      rev: error.rev,
      answer: JSON.stringify(error.reason),
    } as const;
    const first = await claimKey(db, row);
    return first ? resultOfRepeat(first, claim, user) : toResult(row);
  }
}

type Claim = Pick<typeof actionLedger.$inferInsert, 'sub' | 'key' | 'inputHash'>;
type LedgerRow = typeof actionLedger.$inferSelect;

const isRowOf = ({ sub, key }: Claim) => and(eq(actionLedger.sub, sub), eq(actionLedger.key, key));

/** Writes the row of a key, or returns the one that was there first. */
async function claimKey(
  db: Pick<Database, 'insert' | 'select'>,
  row: typeof actionLedger.$inferInsert,
): Promise<LedgerRow | null> {
  const [claimed] = await db
    .insert(actionLedger)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: actionLedger.key });
  if (claimed) return null;
  const [first] = await db.select().from(actionLedger).where(isRowOf(row));
  if (!first) throw new Error('A claimed key has no row');
  return first;
}

function resultOfRepeat(first: LedgerRow, { key, inputHash }: Claim, user: Visitor | null): DeliveryResult {
  if (first.inputHash === inputHash) return toResult(first);
  return { key, verdict: 'refused', rev: user?.rev ?? 0, reason: 'key-reused' };
}

function toResult(row: Pick<LedgerRow, 'key' | 'verdict' | 'rev' | 'answer'>): DeliveryResult {
  const { key, verdict, rev } = row;
  const answer: unknown = JSON.parse(row.answer);
  if (verdict === 'done') return { key, verdict, rev, answer };
  return { key, verdict, rev, reason: answer as RefusalReason };
}

/** Ends the transaction of an action that its handler refuses. `rev`: the visitor's revision. */
class Refusal extends Error {
  constructor(
    readonly rev: number,
    readonly reason: RefusalReason,
  ) {
    super(reason);
  }
}

function runHandler(
  tx: DatabaseTransaction,
  { user, sentAt, now }: ApplyDeps,
  action: KnownAction,
  handler: BoundHandler | null,
): Promise<ActionOutcome> | ActionOutcome {
  if (action.sub !== (user?.cognitoSub ?? ANONYMOUS_SUB)) return { refused: 'other-user' };
  if (!handler) return { refused: 'invalid-input' };
  const receivedAtMs = now();
  const times = { key: action.key, receivedAtMs, ...resolveActionTime({ ...action, sentAt }, receivedAtMs) };
  return handler.run(tx, times);
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
