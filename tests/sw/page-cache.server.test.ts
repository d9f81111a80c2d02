import { expect, it } from 'vitest';
import { pageRoutes, pagesVersion } from '../../server/http/page-routes.ts';
import { createPageCache } from '../../sw/page-cache.ts';
import { FakeCacheStorage } from '../support/fake-cache-storage.ts';

// The worker's pages and the routes that render them, with no port between them.

const MORNING = Date.parse('2026-11-21T01:00:00Z');

type Setup = { policy: string; content: string };
const serverWith = ({ policy, content }: Setup) =>
  pageRoutes({
    render: async () => async (input) => ({
      status: 200,
      pageFile: '',
      head: '',
      html: `<h1>${input.url === '/' ? content : 'Always the same'}</h1>`,
      state: '{}',
      jsonLd: '',
    }),
    template: async () => ({
      fillShell: () => '',
      fill: ({ html }) => ({ html: `<head></head>${html}`, inline: { style: 'sha256-x', script: '' } }),
    }),
    answersFor: () => ({ fetchQuery: async () => null, asOf: () => null }),
    now: () => MORNING,
    version: async () => pagesVersion(policy, content),
    contentSecurityPolicy: ({ style }) => `${policy} ${style}`,
  });

const before: Setup = { policy: "default-src 'self'", content: 'Old' };
it.each<[string, Setup]>([
  ['policy', { ...before, policy: "default-src 'none'" }],
  ['content', { ...before, content: 'New' }],
])('After the server got another %s, one refreshed page ends all others', async (_, after) => {
  let server = serverWith(before);
  const asItIs = (html: string) => html;
  const pages = createPageCache({
    build: 'test',
    caches: new FakeCacheStorage() as unknown as CacheStorage,
    now: () => MORNING,
    fetch: async (url, init) => server.request(url, init),
  });
  const at = (path: string) => new URL(path, 'http://localhost');
  for (const path of ['/', '/faqs', '/terms-of-use']) await pages.refresh(at(path));
  expect(await (await pages.respond(at('/'), asItIs))?.text()).toContain('Old');

  server = serverWith(after);
  await pages.refresh(at('/faqs'));
  expect(await pages.respond(at('/'), asItIs)).toBeNull();
  expect(await pages.respond(at('/terms-of-use'), asItIs)).toBeNull();
  const faqs = await pages.respond(at('/faqs'), asItIs);
  expect(faqs?.headers.get('content-security-policy')).toBe(`${after.policy} sha256-x`);
  await pages.refresh(at('/'));
  expect(await (await pages.respond(at('/'), asItIs))?.text()).toContain(after.content);
});
