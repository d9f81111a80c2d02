import { expect, it } from 'vitest';
import { prefetchPage } from '../../src/app/prefetch.ts';
import { loadPage, matchRoute } from '../../src/app/routes.ts';
import { createQueryClient } from '../../src/platform/query-client.ts';

it('In the browser a plain call that fails once is repeated before its page shows anything', async () => {
  let asked = 0;
  const client = createQueryClient(async ([path]) => {
    if (path !== '/api/expo/list/latest') return [];
    asked++;
    if (asked === 1) throw new Error('Once');
    return { upcoming: [], past: [] };
  });
  const { route, address } = matchRoute('/expo');
  await prefetchPage(client, await loadPage(route), address, '2026-11-21');
  expect(asked).toBe(2);
  client.clear();
});
