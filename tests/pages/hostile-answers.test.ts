import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { App } from '../../src/app/app.tsx';
import { prefetchAppShell, prefetchPage } from '../../src/app/prefetch.ts';
import { loadPage, matchRoute } from '../../src/app/routes.ts';
import { dayAt } from '../../src/domain/time/expo-time.ts';
import { appServicesAtom } from '../../src/platform/app-services.ts';
import { setToday } from '../../src/platform/clock.ts';
import { createQueryClient } from '../../src/platform/query-client.ts';
import type { QueryFetcher } from '../../src/platform/query-options.ts';
import { responseSchemas } from '../../src/platform/response-schemas.ts';
import { sessionAtom } from '../../src/platform/session/session-state.ts';
import { parseStoredData } from '../../src/platform/stored-data-schemas.ts';
import { renderedAtAtom } from '../../src/platform/use-now.ts';
import { DEMO_EXPO, DEMO_SUB, demoFetcher, startDemoServer } from '../support/demo-answers.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { hostileAnswers } from '../support/hostile-answers.ts';
import { TEST_NOW_MS, type TestServer } from '../support/test-server.ts';

// React checks itself in development, which takes half of the time of some thousand renderings.
vi.hoisted(() => {
  process.env.NODE_ENV = 'production';
});

/** Between them, they show the answer of every call. The first ones are quick to render: most calls are tried there. */
const addresses = [
  '/wishlist?menu=open',
  '/expo/starbuy',
  '/',
  `/expo?expoSlug=${DEMO_EXPO}`,
  `/exhibitors?expoSlug=${DEMO_EXPO}`,
  `/expo/directory?expoSlug=${DEMO_EXPO}`,
  `/expo/yhello-rewards?expoSlug=${DEMO_EXPO}`,
  '/expo',
  '/yhello-rewards',
  '/brands/little-sprout',
  '/products',
  '/products/four-in-one-car-seat',
  '/articles/starting-solids-malaysian-kitchen',
  '/media',
  '/media/fathers-hour',
  '/moments',
  '/support-group',
  '/kids-listing',
  '/faqs',
  '/career',
  '/career-opportunity?slug=web-engineer',
  '/terms-of-use',
  '/get-in-touch/exhibitor',
  '/account?page=profile',
  '/account?page=family',
  '/account?page=transactions',
  '/account?page=expo-check-in',
  '/account/orders',
  '/account/vouchers',
  '/account/gift-cards',
  '/account/addresses',
  '/account/followed-brands',
  '/account/inbox',
  '/account/my-cart',
  '/my-rewards',
  `/shopping-list?expoSlug=${DEMO_EXPO}`,
];

/** How many of the accepted answers to one call are rendered; the others differ from these in a word. */
const SAMPLE = Number(process.env.HOSTILE_SAMPLE ?? 100) / 10;

/** All but the plain profile, of which only a refusal counts. */
const calls = [...Object.keys(responseSchemas), '/api/expo/list/latest', '/api/shopping/item-list'];

let server: TestServer;
const answers = new Map<string, unknown>();
beforeAll(async () => {
  installFakeBrowser();
  server = await startDemoServer();
});
afterAll(() => server.close());

/** The server's answers, each asked for once, in the shape in which the page has them. */
async function goodAnswer(key: QueryKey): Promise<unknown> {
  const name = JSON.stringify(key);
  if (!answers.has(name)) {
    const answer = await demoFetcher(server)(key);
    answers.set(name, parseStoredData([key[0]], answer)?.data);
  }
  return answers.get(name);
}

/** Renders an address for a visitor, with the answers of this client. Throws what the screen throws. */
async function render(href: string, client: QueryClient): Promise<string> {
  const url = new URL(href, 'https://yhello.test');
  const { route, address } = matchRoute(url.pathname, url.search);
  const module = await loadPage(route);
  const store = createStore();
  // Asked once, as the screen stays after an answer was rejected.
  client.setQueryDefaults([], { retryOnMount: false, retry: false });
  const today = dayAt(TEST_NOW_MS);
  setToday(store, today);
  store.set(renderedAtAtom, TEST_NOW_MS);
  store.set(appServicesAtom, { store, queryClient: client });
  store.set(sessionAtom, {
    isAuth: true,
    isUserReady: true,
    sub: DEMO_SUB,
    displayName: 'Demo',
    mustSignInToSend: false,
    problem: null,
  });
  await Promise.all([prefetchAppShell(client), prefetchPage(client, module, address, today)]);
  // Its own function asks the network, and stores the pass key.
  await client.fetchQuery({ queryKey: ['users.profiles.myDetail'] }).catch(() => {});
  const app = createElement(App, {
    client,
    store,
    initialPage: { route, module, address },
    origin: url.origin,
    ssr: { path: url.pathname, search: url.search.slice(1) },
  });
  // What a screen asks for is known once it was drawn; some of it asks for more.
  for (let round = 0; ; round++) {
    const failures: unknown[] = [];
    const { prelude } = await prerender(app, { onError: (error) => void failures.push(error) });
    const html = await new Response(prelude as unknown as BodyInit).text();
    const asked = client.getQueryCache().findAll({ predicate: isAskedFor });
    if (asked.length > 0 && round < 3) {
      await Promise.all(asked.map((query) => query.fetch().catch(() => {})));
      continue;
    }
    if (failures.length > 0) throw failures[0];
    return html;
  }
}
const isAskedFor = ({ state, options }: Query) =>
  state.status === 'pending' && (options as { enabled?: unknown }).enabled !== false;
const headings = (html: string) => html.match(/<h1[ >]/g)?.length ?? 0;

/** The queries of an address, with good answers. */
async function queriesOf(href: string): Promise<Query[]> {
  const client = createQueryClient((key) => goodAnswer(key));
  const html = await render(href, client);
  expect.soft(headings(html), href).toBe(1);
  return client.getQueryCache().getAll();
}

/** A client that knows all answers but those to one call, which it has asked for: the first drawing is the last one. */
async function clientWith(fetcher: QueryFetcher, queries: Query[], path: string): Promise<QueryClient> {
  const client = createQueryClient(fetcher);
  for (const { queryKey, state } of queries)
    if (queryKey[0] !== path) client.setQueryData(queryKey, state.data);
    // The pages of a list are asked for by the screen, which knows how they follow each other.
    else if (!isListOfPages(state.data)) await client.prefetchQuery({ queryKey, retry: false });
  return client;
}
const isListOfPages = (data: unknown) => typeof data === 'object' && data !== null && 'pageParams' in data;

const shown = new Set<string>();
it.each(addresses)('No hostile answer leaves %s without its header and its heading', async (href) => {
  const wrong: string[] = [];
  const queries = await queriesOf(href);
  for (const path of new Set(queries.map(({ queryKey }) => String(queryKey[0])))) {
    // Most calls are shown by many pages: one is enough.
    if (shown.has(path)) continue;
    const [, good] = [...answers].find(([key]) => JSON.parse(key)[0] === path) ?? [];
    if (good === undefined) continue;
    shown.add(path);
    const accepted = hostileAnswers(good).flatMap(({ name, body }) => {
      if (body.length > 1_000_000) return [];
      try {
        const parsed = parseStoredData([path], JSON.parse(body));
        return parsed ? [{ name, answer: parsed.data }] : [];
      } catch {
        return [];
      }
    });
    const every = Math.max(1, accepted.length / SAMPLE);
    const tried = accepted.filter((_, i) => Math.floor(i / every) !== Math.floor((i - 1) / every));
    const rejected = { name: 'an answer that is rejected', answer: undefined };
    for (const { name, answer } of [rejected, ...tried]) {
      const answerOf = async (key: QueryKey) => {
        if (key[0] !== path) return goodAnswer(key);
        if (answer === undefined) throw new Error('rejected');
        return answer;
      };
      const client = await clientWith(answerOf, queries, path);
      const html = await render(href, client).catch((error) => `${error}`);
      client.clear();
      if (!html.includes('<header') || headings(html) !== 1)
        wrong.push(`${path}, ${name}: ${html.includes('<header') ? `${headings(html)} headings` : html}`);
      if (/>(undefined|null|NaN|Infinity|\[object Object\])</.test(html))
        wrong.push(`${path}, ${name}: a raw value is shown`);
    }
  }
  expect(wrong).toEqual([]);
});

it('Between them, these pages show the answer of every call', () => {
  expect(calls.filter((path) => !shown.has(path))).toEqual([]);
});
