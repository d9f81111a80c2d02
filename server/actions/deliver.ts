import { createHash } from 'node:crypto';
import { and, eq, sql, TransactionRollbackError } from 'drizzle-orm';
import * as v from 'valibot';
import { type Action, actionDefinitions, isActionName } from '../../src/domain/actions.ts';
import {
  type DeliveryAnswer,
  type DeliveryResult,
  deliveryInputSchema,
  type RefusalReason,
} from '../../src/domain/delivery.ts';
import { actionLedger, users } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { router, userProcedure } from '../trpc.ts';
import type { Visitor } from '../users/visitor.ts';
import { dateTap } from './dating.ts';
import { type EffectOutcome, effects, type Transaction } from './effects.ts';

export const actions = router({
  /** Takes a phone's actions, in order, each exactly once. */
  deliver: userProcedure
    .input(deliveryInputSchema)
    .mutation(async ({ ctx, input }): Promise<DeliveryAnswer> => {
      const results: DeliveryResult[] = [];
      const stuckLanes = new Set<string>();
      for (const action of input.actions) {
        const result: DeliveryResult = stuckLanes.has(action.lane)
          ? { key: action.key, verdict: 'unknown' }
          : await take(ctx, ctx.user, action, input.sentAt);
        // What this server does not understand must not be overtaken within its lane.
        if (result.verdict === 'unknown') stuckLanes.add(action.lane);
        results.push(result);
      }
      return { results, spreadS: ctx.env.syncSpreadS };
    }),
});

const hashOf = ({ name, v: version, input, lane }: Action) =>
  createHash('sha256')
    .update(JSON.stringify([name, version, lane, canonical(input)]))
    .digest('base64url');

/** The same input is the same text, whatever order its keys came in. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, canonical(inner)]);
}

async function take(deps: Deps, user: Visitor, action: Action, sentAt: number): Promise<DeliveryResult> {
  const { key } = action;
  const refused = (reason: RefusalReason): DeliveryResult => ({
    key,
    verdict: 'refused',
    rev: user.rev,
    reason,
  });
  if (action.sub !== user.cognitoSub) return refused('other-user');
  if (!isActionName(action.name) || action.v > actionDefinitions[action.name].version)
    return { key, verdict: 'unknown' };
  const inputHash = hashOf(action);

  return deps.db.transaction(async (tx): Promise<DeliveryResult> => {
    const claim = { sub: user.cognitoSub, key, inputHash, name: action.name, lane: action.lane };
    const [claimed] = await tx
      .insert(actionLedger)
      .values({ ...claim, verdict: 'done', rev: 0, answer: 'null', deliveredAt: new Date(deps.now()) })
      .onConflictDoNothing()
      .returning({ key: actionLedger.key });
    const own = and(eq(actionLedger.sub, user.cognitoSub), eq(actionLedger.key, key));
    if (!claimed) {
      const [first] = await tx.select().from(actionLedger).where(own);
      if (!first) throw new Error('A claimed key has no row');
      return first.inputHash === inputHash ? repeat(first) : refused('key-reused');
    }
    const outcome = await effect(tx, deps, user, action, sentAt);
    const isDone = 'done' in outcome;
    const [{ rev } = { rev: user.rev }] = await tx
      .update(users)
      .set({ rev: isDone ? sql`${users.rev} + 1` : users.rev })
      .where(eq(users.cognitoSub, user.cognitoSub))
      .returning({ rev: users.rev });
    const answer = JSON.stringify(isDone ? outcome.done : outcome.refused);
    const [row] = await tx
      .update(actionLedger)
      .set({ verdict: isDone ? 'done' : 'refused', rev, answer })
      .where(own)
      .returning();
    if (!row) throw new Error('A claimed key has no row');
    return repeat(row);
  });
}

/** The answer to a key, the first time and every time after. */
function repeat({ key, verdict, rev, answer }: typeof actionLedger.$inferSelect): DeliveryResult {
  const said: unknown = JSON.parse(answer);
  if (verdict === 'done') return { key, verdict, rev, answer: said };
  return { key, verdict, rev, reason: said as RefusalReason };
}

/** Runs in a savepoint, so that a refusal leaves nothing behind but its record. */
async function effect(
  tx: Transaction,
  deps: Deps,
  user: Visitor,
  action: Action,
  sentAt: number,
): Promise<EffectOutcome> {
  const name = action.name as keyof typeof effects;
  const input = v.safeParse(actionDefinitions[name].input, action.input);
  if (!input.success) return { refused: 'invalid-input' };
  let outcome: EffectOutcome = { refused: 'invalid-input' };
  await tx
    .transaction(async (savepoint) => {
      const when = dateTap({ ...action, sentAt }, deps.now());
      outcome = await effects[name]({ tx: savepoint, user, ...when }, input.output);
      if ('refused' in outcome) savepoint.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  return outcome;
}
