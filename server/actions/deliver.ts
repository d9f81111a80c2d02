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
import type { AccountLimits } from '../rate-limit/hourly-limit.ts';
import { isUnavailable, PoolUnavailable } from '../unavailable.ts';
import type { ApplyAction } from './apply-together.ts';
import type { ActionTask, KnownAction } from './bind-handler.ts';
import type { DeliverySpread } from './delivery-spread.ts';
import { actionResults } from './table.ts';

/** Actions are validated one by one, so that an invalid one does not fail the delivery of the others. */
export const deliverySchema = v.object({
  sentAt: deliveryInputSchema.entries.sentAt,
  actions: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(DELIVERY_MAX_ACTIONS)),
});

/** Who delivers. `ensureRow` creates the visitor's row. */
type DeliveryOwner = { sub: string; ensureRow: () => Promise<unknown> };

/** Without an account there are only open actions, so that `all` has nothing to limit. */
type DeliveryLimits = Pick<AccountLimits, 'open'> & Partial<AccountLimits>;

/**
 * The results of one delivery, in its order. An action that this server does not understand, or that fails, is
 * `unknown` and stays on the phone, and so do the later ones of its lane: nothing may be overtaken. Throws when the
 * database does not answer. `owner` is null without an account. Above its limit, an open action without an account is
 * refused, and an action of an account waits on the phone.
 */
export async function deliverActions(
  deps: Deps & { applyAction: ApplyAction; spread: DeliverySpread },
  owner: DeliveryOwner | null,
  { sentAt, actions }: v.InferOutput<typeof deliverySchema>,
  limits: DeliveryLimits,
): Promise<DeliveryResponse> {
  const sub = owner?.sub ?? null;
  const results: DeliveryResult[] = [];
  const blockedLanes = new Set<string>();
  const applyOne = async (task: ActionTask): Promise<DeliveryResult> => {
    const result = await deps.applyAction(task);
    if (result) return result;
    // The visitor's first request of all.
    await owner?.ensureRow();
    const second = await deps.applyAction(task);
    // The row was stored just now: the account has been deleted meanwhile.
    if (!second) throw new PoolUnavailable('This account is being deleted');
    return second;
  };
  const deliverOne = async (action: Action): Promise<DeliveryResult> => {
    const unknown: DeliveryResult = { key: action.key, verdict: 'unknown' };
    if (blockedLanes.has(action.lane) || !isKnown(action)) return unknown;
    try {
      if (!owner && !isOpenAction(action.name))
        return { key: action.key, verdict: 'refused', rev: 0, reason: 'other-user' };
      const isFirst = async () => !(await wasApplied(deps, sub ?? ANONYMOUS_SUB, action.key));
      if (limits.all?.tryConsume() === false && (await isFirst())) return unknown;
      // Looked up first: a repeat does not count against the limit.
      if (isOpenAction(action.name) && (await isFirst()) && !limits.open.tryConsume())
        return owner ? unknown : { key: action.key, verdict: 'refused', rev: 0, reason: 'too-many' };
      return await applyOne({ action, sub, sentAt });
    } catch (error) {
      if (isUnavailable(error)) throw error;
      deps.log.error({ action: action.name, ...errorTrace(error) }, 'an action failed');
      return unknown;
    }
  };
  for (const candidate of actions) {
    const action = v.safeParse(actionSchema, candidate);
    const result = action.success ? await deliverOne(action.output) : refuseInvalid(candidate);
    if (action.success && result.verdict === 'unknown') blockedLanes.add(action.output.lane);
    results.push(result);
  }
  deps.log.info({ verdicts: results.map((result) => result.verdict) }, 'actions delivered');
  return { results, spreadS: deps.spread.seconds() };
}

const isKnown = (action: Action): action is KnownAction =>
  isActionName(action.name) && action.v <= actionDefinitions[action.name].version;

/**
 * Whether an action was applied before. Above a limit nothing is written, so that a flood does not fill the table, but
 * a repeat still gets its first result.
 */
async function wasApplied({ db }: Deps, sub: string, key: string): Promise<boolean> {
  const isThisKey = and(eq(actionResults.sub, sub), eq(actionResults.key, key));
  return (await db.$count(actionResults, isThisKey)) > 0;
}

/** Without a valid key there is nothing to record: each repeat is refused again. */
function refuseInvalid(candidate: unknown): DeliveryResult {
  const { key } = (candidate ?? {}) as { key?: unknown };
  return { key: typeof key === 'string' ? key : '', verdict: 'refused', rev: 0, reason: 'invalid-input' };
}
