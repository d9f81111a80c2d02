import { seedDemo } from '../../server/seed/seed-demo.ts';
import type { QueryFetcher } from '../../src/platform/query-options.ts';
import { checkInActionNow, deliverAction } from './deliver-actions.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from './test-server.ts';

export const DEMO_SUB = 'demo-sub';
export const DEMO_EXPO = 'baby-fair-kl';

/** One input for each procedure that needs one. */
const demoInputs: Record<string, object> = {
  'businesses.articles.detail': { slug: 'starting-solids-malaysian-kitchen' },
  'businesses.brands.detail': { slug: 'little-sprout' },
  'businesses.exhibitors.list': { expoSlug: DEMO_EXPO },
  'businesses.expos.detail': { slug: DEMO_EXPO },
  'businesses.media.detail': { slug: 'fathers-hour' },
  'businesses.pages.detail': { slug: 'terms-of-use' },
  'businesses.positions.detail': { slug: 'web-engineer' },
  'businesses.products.choices': {},
  'businesses.products.detail': { slug: 'four-in-one-car-seat' },
  'businesses.rewards.forExpo': { expoSlug: DEMO_EXPO },
};

/** A server with a visitor who has records of every kind. */
export async function startDemoServer(): Promise<TestServer> {
  const server = await startTestServer();
  await seedDemo(server.db, async () => DEMO_SUB, TEST_NOW_MS);
  await deliverAction(server, checkInActionNow(DEMO_SUB));
  return server;
}

export async function demoInput(server: TestServer, path: string): Promise<object | undefined> {
  if (path !== '/api/shopping/item-list') return demoInputs[path];
  const { data } = await server.rpcQuery('businesses.expos.detail', { slug: DEMO_EXPO });
  return { expoId: (data as { id: string }).id };
}

/** Asks the server as that visitor. Throws what is no answer. */
export const demoFetcher =
  (server: TestServer): QueryFetcher =>
  async ([path, input]) => {
    const name = String(path);
    if (!name.startsWith('/')) {
      const { status, data, text } = await server.rpcQuery(name, input, DEMO_SUB);
      if (status !== 200) throw new Error(`${name}: ${text}`);
      return data;
    }
    const query = input ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    const response = await server.restCall(name + query, DEMO_SUB);
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response.json();
  };
