import { and, eq, TransactionRollbackError } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type Action,
  type ActionInput,
  type ActionName,
  actionDefinitions,
  isOpenAction,
} from '../../src/domain/delivery/actions.ts';
import { ANONYMOUS_SUB } from '../../src/domain/delivery/delivery-limits.ts';
import type { DeliveryResult, RefusalReason } from '../../src/domain/delivery/delivery-schema.ts';
import type { DatabaseTransaction } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { users } from '../visitors/table.ts';
import type { Visitor } from '../visitors/visitor.ts';
import { resolveActionTime } from './action-time.ts';
import {
  type Effect,
  type EffectContext,
  type EffectOutcome,
  type Effects,
  type OpenContext,
  openEffects,
} from './effects.ts';
import { fingerprint } from './fingerprint.ts';
import { actionLedger } from './table.ts';

/** An action that this server understands. */
export type KnownAction = Action & { name: ActionName };
/** `user`: null for nobody in particular, who may do what is open and has no data of their own. */
export type ApplyDeps = Pick<Deps, 'db' | 'now'> & {
  user: Visitor | null;
  sentAt: number;
  handlers: Effects;
};

/**
 * Takes one action exactly once: the claim of its key, the effect, the raised revision and the answer are one
 * transaction. A repeat waits for the first to end, and gets its answer. Throws what the database throws; then nothing
 * was done.
 */
export async function applyAction(taking: ApplyDeps, action: KnownAction): Promise<DeliveryResult> {
  const { db, now, user } = taking;
  const { key } = action;
  const claim = { sub: user?.cognitoSub ?? ANONYMOUS_SUB, key, name: action.name, lane: action.lane };
  const inputHash = fingerprint(action);
  const ofThisKey = and(eq(actionLedger.sub, claim.sub), eq(actionLedger.key, key));

  // A repeat must see what the first has committed while it waited, so no stricter isolation.
  const isolationLevel = 'read committed';
  const work = async (tx: DatabaseTransaction): Promise<DeliveryResult> => {
    const [claimed] = await tx
      .insert(actionLedger)
      .values({ ...claim, inputHash, verdict: 'refused', rev: 0, answer: '', deliveredAt: new Date(now()) })
      .onConflictDoNothing()
      .returning({ key: actionLedger.key });
    if (!claimed) {
      const [first] = await tx.select().from(actionLedger).where(ofThisKey);
      if (!first) throw new Error('A claimed key has no row');
      if (first.inputHash === inputHash) return asResult(first);
      return { key, verdict: 'refused', rev: user?.rev ?? 0, reason: 'key-reused' };
    }
    // One effect at a time on one visitor's data. Nobody in particular has none.
    const mine = eq(users.cognitoSub, claim.sub);
    const [owner] = user
      ? await tx.select({ rev: users.rev }).from(users).where(mine).for('update')
      : [{ rev: 0 }];
    if (!owner) throw new Error('The visitor has no row');
    const outcome = await outcomeOf(tx, taking, action);
    const isDone = 'done' in outcome;
    const rev = user && isDone && outcome.changed ? owner.rev + 1 : owner.rev;
    if (rev !== owner.rev) await tx.update(users).set({ rev }).where(mine);
    const answer = JSON.stringify((isDone ? outcome.done : outcome.refused) ?? null);
    const verdict = isDone ? 'done' : 'refused';
    await tx.update(actionLedger).set({ verdict, rev, answer }).where(ofThisKey);
    return asResult({ key, verdict, rev, answer });
  };
  return db.transaction(work, { isolationLevel });
}

type Answered = Pick<typeof actionLedger.$inferSelect, 'key' | 'verdict' | 'rev' | 'answer'>;

/** The answer to a key, the first time and every time after. */
function asResult({ key, verdict, rev, answer }: Answered): DeliveryResult {
  const said: unknown = JSON.parse(answer);
  if (verdict === 'done') return { key, verdict, rev, answer: said };
  return { key, verdict, rev, reason: said as RefusalReason };
}

/** Runs the effect in a savepoint, so that a refusal leaves nothing behind but its record. */
async function outcomeOf(
  tx: DatabaseTransaction,
  taking: ApplyDeps,
  action: KnownAction,
): Promise<EffectOutcome> {
  const { user, sentAt } = taking;
  if (action.sub !== (user?.cognitoSub ?? ANONYMOUS_SUB)) return { refused: 'other-user' };
  const receivedAtMs = taking.now();
  const when = { key: action.key, receivedAtMs, ...resolveActionTime({ ...action, sentAt }, receivedAtMs) };
  const run = readied(taking, action);
  if (!run) return { refused: 'invalid-input' };
  let outcome: EffectOutcome = { refused: 'invalid-input' };
  await tx
    .transaction(async (savepoint) => {
      outcome = await run(savepoint, when);
      if ('refused' in outcome) savepoint.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  return outcome;
}

type When = Pick<EffectContext, 'key' | 'tappedAtMs' | 'trust' | 'receivedAtMs'>;
type Run = (tx: DatabaseTransaction, when: When) => Promise<EffectOutcome>;

/** An action's effect with its input; null for an input that it does not take. */
function readied({ user, handlers }: ApplyDeps, { name, input }: KnownAction): Run | null {
  if (user) {
    const run = withInput(handlers[name] as Effect<ActionName>, name, input);
    return run && ((tx, when) => run({ tx, user, ...when }));
  }
  if (!isOpenAction(name)) return null;
  const run = withInput<typeof name, OpenContext>(openEffects[name], name, input);
  return run && ((tx, when) => run({ tx, user, ...when }));
}

function withInput<N extends ActionName, C>(
  effect: (context: C, input: ActionInput<N>) => Promise<EffectOutcome>,
  name: N,
  raw: unknown,
): ((context: C) => Promise<EffectOutcome>) | null {
  const input = v.safeParse(actionDefinitions[name].input, raw);
  return input.success ? (context) => effect(context, input.output as ActionInput<N>) : null;
}
