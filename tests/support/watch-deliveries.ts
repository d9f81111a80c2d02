import type { Action } from '../../src/domain/delivery/actions.ts';
import type { DeliveryResult } from '../../src/domain/delivery/delivery-schema.ts';
import { decodeBytes } from './decode-body.ts';
import type { WeakNetwork } from './weak-network.ts';

export type Deliveries = {
  /** Every action that reached the server, by key. */
  sentByKey: Map<string, Action>;
  /** The first result of each key, in the order in which the server gave them. */
  results: Map<string, DeliveryResult>;
};

/** What the server was sent and what it answered, also where the answer was lost on the way. */
export function watchDeliveries(network: WeakNetwork): Deliveries {
  const seen: Deliveries = { sentByKey: new Map(), results: new Map() };
  network.watchServer(({ path, sent, answer }) => {
    if (!path.startsWith('/trpc/actions.deliver') || answer.status !== 200) return;
    const { actions } = JSON.parse(sent).json as { actions: Action[] };
    for (const action of actions) seen.sentByKey.set(action.key, action);
    const text = decodeBytes(answer.body, String(answer.headers['content-encoding'] ?? ''));
    const { results } = JSON.parse(text).result.data.json as { results: DeliveryResult[] };
    for (const result of results)
      if (result.verdict !== 'unknown' && !seen.results.has(result.key)) seen.results.set(result.key, result);
  });
  return seen;
}
