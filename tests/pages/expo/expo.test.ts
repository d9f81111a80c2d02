import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSsrQueryFn } from '../../../server/ssr-query-fn.ts';
import { render } from '../../../src/entry-server.tsx';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function open(slug: string): Promise<string> {
  const url = `/expo?expoSlug=${slug}`;
  const fetchQuery = createSsrQueryFn(server.deps);
  const page = await render({ url, renderedAt: TEST_NOW_MS, fetchQuery, origin: 'https://yhello.test' });
  if (!('html' in page)) throw new Error('the page was not rendered');
  return page.html.replace(/<!--.*?-->/g, '');
}

it('a past expo thanks nobody whom it does not know', async () => {
  const html = await open('toddler-play-days');
  expect(html).toContain('This expo is over');
  expect(html).not.toContain('Thank you for coming');
});

it('an expo that is only announced leads to its map where it has one', async () => {
  expect(await open('little-ones-penang')).toContain('href="/expo/directory?expoSlug=little-ones-penang"');
});
