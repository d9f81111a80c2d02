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
} from '../../src/domain/delivery/delivery-schema.ts';
import type { Deps } from '../deps.ts';
import { errorTrace } from '../error-trace.ts';
import type { RateLimit } from '../rate-limit/hourly-limit.ts';
import { isUnavailable } from '../unavailable.ts';
import type { Visitor } from '../visitors/visitor.ts';
import type { ActionHandlers } from './action-handler.ts';
import { applyAction, type KnownAction } from './apply-action.ts';
import { actionLedger } from './table.ts';

/** Actions are validated one by one, so that an invalid one does not fail the delivery of the others. */
export const deliverySchema = v.object({
  sentAt: deliveryInputSchema.entries.sentAt,
  actions: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(DELIVERY_MAX_ACTIONS)),
});

/**
 * The results of one delivery, in its order. An action that this server does not understand, or that fails, is
 * `unknown` and stays on the phone, and so do the later ones of its lane: nothing may be overtaken. Throws when the
 * database does not answer. `user` is null without an account. `rateLimit` counts open actions: too many without an
 * account are refused, those of an account wait on the phone.
 */
export async function deliverActions(
  deps: Deps,
  user: Visitor | null,
  { sentAt, actions }: v.InferOutput<typeof deliverySchema>,
  handlers: ActionHandlers,
  rateLimit: RateLimit | null = null,
): Promise<DeliveryResponse> {
  const results: DeliveryResult[] = [];
  const blockedLanes = new Set<string>();
  const deliverOne = async (action: Action): Promise<DeliveryResult> => {
    const unknown: DeliveryResult = { key: action.key, verdict: 'unknown' };
    if (blockedLanes.has(action.lane) || !isKnown(action)) return unknown;
    try {
      if (!user && !isOpenAction(action.name))
        return { key: action.key, verdict: 'refused', rev: 0, reason: 'other-user' };
      if (isOpenAction(action.name) && (await isTooMany(deps, user, action.key, rateLimit)))
        return user ? unknown : { key: action.key, verdict: 'refused', rev: 0, reason: 'too-many' };
      return await applyAction({ ...deps, user, sentAt, handlers }, action);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      deps.log.error({ action: action.name, ...errorTrace(error) }, 'an action failed');
      return unknown;
    }
  };
  for (const candidate of actions) {
    const action = v.safeParse(actionSchema, candidate);
    const result = action.success ? await deliverOne(action.output) : refuseInvalid(candidate, user);
    if (action.success && result.verdict === 'unknown') blockedLanes.add(action.output.lane);
    results.push(result);
  }
  deps.log.info({ verdicts: results.map((result) => result.verdict) }, 'actions delivered');
  return { results, spreadS: deps.env.syncSpreadS };
}

const isKnown = (action: Action): action is KnownAction =>
  isActionName(action.name) && action.v <= actionDefinitions[action.name].version;

/**
 * Whether the limit is used up. Then nothing is written, so that a flood does not fill the ledger. An action that was
 * applied before still gets its first result.
 */
async function isTooMany(
  { db }: Deps,
  user: Visitor | null,
  key: string,
  rateLimit: RateLimit | null,
): Promise<boolean> {
  const sub = user?.cognitoSub ?? ANONYMOUS_SUB;
  const isThisKey = and(eq(actionLedger.sub, sub), eq(actionLedger.key, key));
  const [applied] = await db.select({ key: actionLedger.key }).from(actionLedger).where(isThisKey);
  return !applied && !rateLimit?.tryConsume();
}

/** Without a valid key there is nothing to record: each repeat is refused again. */
function refuseInvalid(candidate: unknown, user: Visitor | null): DeliveryResult {
  const { key } = (candidate ?? {}) as { key?: unknown };
  return {
    key: typeof key === 'string' ? key : '',
    verdict: 'refused',
    rev: user?.rev ?? 0,
    reason: 'invalid-input',
  };
}
