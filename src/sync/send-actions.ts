import * as v from 'valibot';
import type { Action } from '../domain/delivery/actions.ts';
import { DEFAULT_SPREAD_S } from '../domain/delivery/delivery-limits.ts';
import {
  type DeliveryInput,
  type DeliveryResult,
  deliveryResponseSchema,
  deliveryResultSchema,
} from '../domain/delivery/delivery-schema.ts';
import { type Fetch, request } from './request.ts';

const PATH = '/trpc/actions.deliver';
/** For open actions only, without a token. */
const OPEN_PATH = '/trpc/actions.deliverOpen';

/**
 * A result that this version cannot read (with a reason of a newer server, for example) leaves its action waiting; it
 * must not hold up the others.
 */
const responseSchema = v.object({
  result: v.object({
    data: v.object({
      json: v.object({
        results: v.array(v.unknown()),
        spreadS: v.fallback(deliveryResponseSchema.entries.spreadS, DEFAULT_SPREAD_S),
      }),
    }),
  }),
});

/**
 * `delivered`: results of actions that were sent, at most one per key; an action without one still waits.
 * `batch-refused`: the server refused the call as a whole, so one of its actions may be at fault. `later`: no answer;
 * `isSlow` if the connection took long over it.
 */
export type SendOutcome =
  | { kind: 'delivered'; results: DeliveryResult[]; spreadS: number }
  | { kind: 'unauthorised' }
  | { kind: 'batch-refused' }
  | { kind: 'later'; retryAfterMs: number | null; isSlow?: true };

/**
 * Sends actions in one plain call, open ones without a token. `sentAt` is the phone's clock, ms since 1970. Never
 * throws.
 */
export async function sendActions(call: {
  fetch: Fetch;
  apiHost: string;
  accessToken: string | null;
  sentAt: number;
  actions: Action[];
  timeoutMs?: number;
}): Promise<SendOutcome> {
  const input: DeliveryInput = { sentAt: call.sentAt, actions: call.actions };
  const response = await request(
    call.fetch,
    call.apiHost + (call.accessToken === null ? OPEN_PATH : PATH),
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(call.accessToken !== null && { authorization: `Bearer ${call.accessToken}` }),
      },
      body: JSON.stringify({ json: input }),
    },
    { nowMs: call.sentAt, ...(call.timeoutMs !== undefined && { timeoutMs: call.timeoutMs }) },
  );
  if (response.kind === 'unauthorised') return { kind: 'unauthorised' };
  if (response.kind === 'no-answer') return { ...response, kind: 'later' };
  if (response.kind === 'refusal')
    return response.status === 500 ? { kind: 'later', retryAfterMs: null } : { kind: 'batch-refused' };
  const answer = v.safeParse(responseSchema, response.body);
  if (!answer.success) return { kind: 'later', retryAfterMs: null };
  const { results, spreadS } = answer.output.result.data.json;
  return { kind: 'delivered', results: readResults(results, call.actions), spreadS };
}

function readResults(raw: readonly unknown[], sent: readonly Action[]): DeliveryResult[] {
  const openKeys = new Set(sent.map((action) => action.key));
  return raw.flatMap((item) => {
    const result = v.safeParse(deliveryResultSchema, item);
    // A key counts once, and only if it was sent.
    return result.success && openKeys.delete(result.output.key) ? [result.output] : [];
  });
}
