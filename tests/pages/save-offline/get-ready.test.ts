import { beforeEach, expect, it, vi } from 'vitest';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { installFakeBrowser } from '../../support/fake-browser-globals.ts';
import { failFetch, installFakeFetch } from '../../support/fake-fetch.ts';

beforeEach(() => {
  vi.resetModules();
  installFakeBrowser();
  installFakeFetch(failFetch);
});

it('A plain call that our server fails to answer once is repeated: a refused list would end the session', async () => {
  const { getReady } = await import('../../../src/pages/save-offline/get-ready.ts');
  const { RequestError } = await import('../../../src/platform/request-error.ts');
  const asked: unknown[] = [];
  const client = createQueryClient(async ([path]) => {
    asked.push(path);
    if (path === '/api/shopping/item-list' && asked.filter((one) => one === path).length === 1)
      throw new RequestError('client', 'Once', 'INTERNAL_SERVER_ERROR', 500);
    if (path === 'users.agenda.list') throw new RequestError('no-answer', 'No answer', '', 0);
    return [];
  });
  const expo = { id: 'fair', slug: 'fair', showStarbuys: false } as Expo;
  await getReady(client, { expo, flags: {}, sub: 'mei' } as never, { withPictures: false });
  expect(asked.filter((path) => path === '/api/shopping/item-list')).toHaveLength(2);
  // The call without an answer does not hold up the others.
  expect(asked.filter((path) => path === 'users.agenda.list')).toHaveLength(1);
  expect(client.getQueryState(['/api/shopping/item-list', { expoId: 'fair' }])?.status).toBe('success');
  client.clear();
});
