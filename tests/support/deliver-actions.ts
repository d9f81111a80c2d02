import * as v from 'valibot';
import type { Action } from '../../src/domain/delivery/actions.ts';
import {
  type DeliveryResponse,
  type DeliveryResult,
  deliveryResponseSchema,
} from '../../src/domain/delivery/delivery-schema.ts';
import { actionOf } from './action.fixture.ts';
import { TEST_NOW_MS, type TestServer } from './test-server.ts';

/** A check-in at the running expo at TEST_NOW_MS. */
export const checkInActionNow = (sub: string, more: Partial<Action> = {}): Action =>
  actionOf({ sub, input: { expoId: 'expo-baby-fair-kl' }, tappedAt: TEST_NOW_MS, ...more });

/** Delivers and parses the response as the page does. Throws unless the status is 200. */
export async function deliverActions(
  server: TestServer,
  sub: string,
  actions: readonly unknown[],
  sentAt = TEST_NOW_MS,
): Promise<DeliveryResponse> {
  const answer = await server.rpcMutate('actions.deliver', { sentAt, actions }, sub);
  if (answer.status !== 200) throw new Error(`Not delivered: ${answer.text}`);
  return v.parse(deliveryResponseSchema, answer.data);
}

export async function deliverAction(
  server: TestServer,
  action: Action,
  { as = action.sub, sentAt = TEST_NOW_MS } = {},
): Promise<DeliveryResult> {
  const [result] = (await deliverActions(server, as, [action], sentAt)).results;
  if (!result) throw new Error('No result');
  return result;
}
