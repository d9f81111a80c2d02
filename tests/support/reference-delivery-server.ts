import * as v from 'valibot';
import type { Action } from '../../src/domain/delivery/actions.ts';
import { ANONYMOUS_SUB } from '../../src/domain/delivery/delivery-limits.ts';
import { type DeliveryResult, deliveryInputSchema } from '../../src/domain/delivery/delivery-schema.ts';
import { fileHashesOf } from '../../src/sync/outbox-files.ts';
import type { Fetch } from '../../src/sync/request.ts';
import type { Random } from './seeded-random.ts';

/** The first result of an action. Listed in the order in which they were given. */
export type StoredResult = { sub: string; key: string; verdict: 'done' | 'refused' };

/** What the outbox tests need of a server. */
export type DeliveryServer = {
  fetch: Fetch;
  storedResults: () => Promise<StoredResult[]>;
  accessToken: (sub: string) => string;
  /** From now on the server knows every action. */
  upgrade: () => void;
};

/** Actions with this name are unknown to the server until it is upgraded. */
export const LATE_ACTION_NAME = 'test.late';
const REFUSED_SHARE = 0.1;
const TOKEN = 'token-of-';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/**
 * The smallest correct server: it stores the first result for each user and key. `pause` is awaited between two
 * actions of a delivery, so that concurrent deliveries interleave.
 */
export function createReferenceServer(random: Random, pause: () => Promise<void>): DeliveryServer {
  const rows: (StoredResult & { result: DeliveryResult })[] = [];
  const files = new Set<string>();
  let isUpgraded = false;
  const isMissing = (action: Action) => fileHashesOf(action).some((hash) => !files.has(hash));

  async function deliver(sub: string, body: string): Promise<DeliveryResult[]> {
    const { actions } = v.parse(deliveryInputSchema, JSON.parse(body).json);
    const results: DeliveryResult[] = [];
    const stopped = new Set<string>();
    for (const action of actions) {
      await pause();
      const earlier = rows.find((row) => row.sub === sub && row.key === action.key);
      if (earlier) {
        results.push(earlier.result);
      } else if (stopped.has(action.lane) || (action.name === LATE_ACTION_NAME && !isUpgraded)) {
        stopped.add(action.lane);
        results.push({ key: action.key, verdict: 'unknown' });
      } else {
        // The outbox must upload files first. Without this row the schedule fails.
        if (isMissing(action)) throw new Error(`${action.key} came before its files`);
        const refused = action.sub !== sub || random() < REFUSED_SHARE;
        const head = { key: action.key, rev: rows.length + 1 };
        const result: DeliveryResult = refused
          ? { ...head, verdict: 'refused', reason: 'expo-not-running' }
          : { ...head, verdict: 'done', answer: { rev: head.rev } };
        rows.push({ sub, key: action.key, verdict: refused ? 'refused' : 'done', result });
        results.push(result);
      }
    }
    return results;
  }

  return {
    async fetch(url, init) {
      if (init.method === 'PUT') {
        await pause();
        files.add(url.slice(url.lastIndexOf('/') + 1));
        return json({});
      }
      const isOpen = url.endsWith('/actions.deliverOpen');
      const shown = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? '';
      const token = isOpen ? TOKEN + ANONYMOUS_SUB : shown;
      if (!token.startsWith(TOKEN))
        return json({ error: { json: { message: 'No good token', code: -32001 } } }, 401);
      const results = await deliver(token.slice(TOKEN.length), String(init.body));
      return json({ result: { data: { json: { results, spreadS: 60 } } } });
    },
    storedResults: async () => rows,
    accessToken: (sub) => TOKEN + sub,
    upgrade: () => {
      isUpgraded = true;
    },
  };
}
