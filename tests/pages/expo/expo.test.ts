import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSsrQueryFn } from '../../../server/ssr-query-fn.ts';
import type { RenderInput } from '../../../src/domain/routing/ssr-contract.ts';
import { render } from '../../../src/entry-server.tsx';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function open(slug: string, renderedAt = TEST_NOW_MS, changed = {}): Promise<string> {
  const url = `/expo?expoSlug=${slug}`;
  const fromServer = createSsrQueryFn(server.deps);
  const fetchQuery: RenderInput['fetchQuery'] = async (key) => {
    const answer = await fromServer(key);
    return key[0] === 'businesses.expos.detail' ? { ...(answer as object), ...changed } : answer;
  };
  const page = await render({ url, renderedAt, fetchQuery, origin: 'https://yhello.test' });
  if (!('html' in page)) throw new Error('the page was not rendered');
  return page.html.replace(/<!--.*?-->/g, '');
}

it('a past expo thanks nobody whom it does not know', async () => {
  const html = await open('toddler-play-days');
  expect(html).toContain('This expo is over');
  expect(html).not.toContain('Thank you for coming');
});

it('talks are still to come before an expo, and not while it runs', async () => {
  const silent = { highlights: [], programme: [] };
  const dayBefore = Date.parse('2026-11-19T04:00:00Z');
  expect(await open('baby-fair-kl', dayBefore, silent)).toContain('Still to come');
  expect(await open('baby-fair-kl', TEST_NOW_MS, silent)).not.toContain('Still to come');
});

it('an expo that is only announced leads to its map where it has one', async () => {
  expect(await open('little-ones-penang')).toContain('href="/expo/directory?expoSlug=little-ones-penang"');
});
