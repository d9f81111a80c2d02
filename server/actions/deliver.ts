import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type Action,
  actionDefinitions,
  actionSchema,
  isActionName,
  isOpenAction,
} from '../../src/domain/delivery/actions.ts';
import { ANONYMOUS_SUB, DELIVERY_MAX_ACTIONS } from '../../src/domain/delivery/delivery-limits.ts';
import {
  type DeliveryResponse,
  type DeliveryResult,
  deliveryInputSchema,
  type RefusalReason,
} from '../../src/domain/delivery/delivery-schema.ts';
import type { Deps } from '../deps.ts';
import { traceOf } from '../error-trace.ts';
import type { RateLimit } from '../rate-limit/network-rate-limit.ts';
import { publicProcedure, router, userProcedure } from '../trpc.ts';
import { isUnavailable } from '../unavailable.ts';
import type { Visitor } from '../visitors/visitor.ts';
import { applyAction, type KnownAction } from './apply-action.ts';
import { type Effects, effects } from './effects.ts';
import { actionLedger } from './table.ts';

/** Actions are looked at one by one, so that a bad one does not spoil the call for the others. */
const callSchema = v.object({
  sentAt: deliveryInputSchema.entries.sentAt,
  actions: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(DELIVERY_MAX_ACTIONS)),
});
type Call = v.InferOutput<typeof callSchema>;

export const actions = router({
  /** Takes a phone's actions in order, each exactly once; the answers come in the same order. */
  deliver: userProcedure
    .input(callSchema)
    .mutation(({ ctx, input }) => deliverActions(ctx, ctx.user, input, effects)),
  /** The same for open actions of somebody who is not signed in, as many as the network's address has left. */
  deliverOpen: publicProcedure
    .input(callSchema)
    .mutation(({ ctx, input }) => deliverActions(ctx, null, input, effects, ctx.openActionLimit)),
});

/**
 * The verdicts of one call. What this server does not understand, or trips over, is `unknown` and stays on the phone,
 * and so does what follows in its lane: nothing may be overtaken. Throws when the database does not answer.
 */
export async function deliverActions(
  deps: Deps,
  user: Visitor | null,
  { sentAt, actions: sent }: Call,
  effectsByName: Effects,
  allowance: RateLimit | null = null,
): Promise<DeliveryResponse> {
  const results: DeliveryResult[] = [];
  const stuckLanes = new Set<string>();
  const judge = async (action: Action): Promise<DeliveryResult> => {
    const unknown: DeliveryResult = { key: action.key, verdict: 'unknown' };
    if (stuckLanes.has(action.lane) || !isKnown(action)) return unknown;
    try {
      const reason = user ? null : await turnedAway(deps, action, allowance);
      if (reason) return { key: action.key, verdict: 'refused', rev: 0, reason };
      return await applyAction({ ...deps, user, sentAt, handlers: effectsByName }, action);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      deps.log.error({ action: action.name, ...traceOf(error) }, 'an action failed');
      return unknown;
    }
  };
  for (const envelope of sent) {
    const action = v.safeParse(actionSchema, envelope);
    const result = action.success ? await judge(action.output) : unreadable(envelope, user);
    if (action.success && result.verdict === 'unknown') stuckLanes.add(action.output.lane);
    results.push(result);
  }
  deps.log.info({ verdicts: results.map((result) => result.verdict) }, 'actions delivered');
  return { results, spreadS: deps.env.syncSpreadS };
}

const isKnown = (action: Action): action is KnownAction =>
  isActionName(action.name) && action.v <= actionDefinitions[action.name].version;

/**
 * Why nobody's action is not even looked at. It leaves no record: a flood must not fill the ledger. What was taken
 * before has its answer still.
 */
async function turnedAway(
  { db }: Deps,
  { name, key }: Action,
  allowance: RateLimit | null,
): Promise<RefusalReason | null> {
  if (!isOpenAction(name)) return 'other-user';
  const ofThisKey = and(eq(actionLedger.sub, ANONYMOUS_SUB), eq(actionLedger.key, key));
  const [taken] = await db.select({ key: actionLedger.key }).from(actionLedger).where(ofThisKey);
  if (taken || allowance?.tryConsume()) return null;
  return 'too-many';
}

/** No key to trust, so nothing is recorded: it is refused anew each time. */
function unreadable(envelope: unknown, user: Visitor | null): DeliveryResult {
  const { key } = (envelope ?? {}) as { key?: unknown };
  const named = typeof key === 'string' ? key : '';
  return { key: named, verdict: 'refused', rev: user?.rev ?? 0, reason: 'invalid-input' };
}
