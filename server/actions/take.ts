import { and, eq, TransactionRollbackError } from 'drizzle-orm';
import * as v from 'valibot';
import { type Action, type ActionName, actionDefinitions } from '../../src/domain/actions.ts';
import type { DeliveryResult, RefusalReason } from '../../src/domain/delivery.ts';
import type { Transaction } from '../db/client.ts';
import { actionLedger, users } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { Visitor } from '../users/visitor.ts';
import { dateTap } from './dating.ts';
import type { Effect, EffectContext, EffectOutcome, Effects } from './effects.ts';
import { fingerprint } from './fingerprint.ts';

/** An action that this server understands. */
export type KnownAction = Action & { name: ActionName };
export type Taking = Pick<Deps, 'db' | 'now'> & { user: Visitor; sentAt: number; effects: Effects };

/**
 * Takes one action exactly once: the claim of its key, the effect, the raised revision and the answer are one
 * transaction. A repeat waits for the first to end, and gets its answer. Throws what the database throws; then nothing
 * was done.
 */
export async function take(taking: Taking, action: KnownAction): Promise<DeliveryResult> {
  const { db, now, user } = taking;
  const { key } = action;
  const claim = { sub: user.cognitoSub, key, name: action.name, lane: action.lane };
  const inputHash = fingerprint(action);
  const ofThisKey = and(eq(actionLedger.sub, claim.sub), eq(actionLedger.key, key));

  // A repeat must see what the first has committed while it waited, so no stricter isolation.
  const isolationLevel = 'read committed';
  const work = async (tx: Transaction): Promise<DeliveryResult> => {
    const [claimed] = await tx
      .insert(actionLedger)
      .values({ ...claim, inputHash, verdict: 'refused', rev: 0, answer: '', deliveredAt: new Date(now()) })
      .onConflictDoNothing()
      .returning({ key: actionLedger.key });
    if (!claimed) {
      const [first] = await tx.select().from(actionLedger).where(ofThisKey);
      if (!first) throw new Error('A claimed key has no row');
      if (first.inputHash === inputHash) return asResult(first);
      return { key, verdict: 'refused', rev: user.rev, reason: 'key-reused' };
    }
    // One effect at a time on one visitor's data.
    const mine = eq(users.cognitoSub, claim.sub);
    const [owner] = await tx.select({ rev: users.rev }).from(users).where(mine).for('update');
    if (!owner) throw new Error('The visitor has no row');
    const outcome = await outcomeOf(tx, taking, action);
    const isDone = 'done' in outcome;
    const rev = isDone && outcome.changed ? owner.rev + 1 : owner.rev;
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
async function outcomeOf(tx: Transaction, taking: Taking, action: KnownAction): Promise<EffectOutcome> {
  const { user, sentAt, effects } = taking;
  if (action.sub !== user.cognitoSub) return { refused: 'other-user' };
  const when = dateTap({ ...action, sentAt }, taking.now());
  const run = readied(effects, action.name, action.input);
  if (!run) return { refused: 'invalid-input' };
  let outcome: EffectOutcome = { refused: 'invalid-input' };
  await tx
    .transaction(async (savepoint) => {
      outcome = await run({ tx: savepoint, user, ...when });
      if ('refused' in outcome) savepoint.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  return outcome;
}

/** An action's effect with its input; null for an input that it does not take. */
function readied<N extends ActionName>(
  effects: Effects,
  name: N,
  raw: unknown,
): ((context: EffectContext) => Promise<EffectOutcome>) | null {
  const input = v.safeParse(actionDefinitions[name].input, raw);
  if (!input.success) return null;
  const effect: Effect<N> = effects[name];
  return (context) => effect(context, input.output);
}
