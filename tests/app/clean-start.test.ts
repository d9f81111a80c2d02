import { beforeEach, expect, it, vi } from 'vitest';
import { startClean } from '../../src/app/clean-start.ts';
import { restoreQueries } from '../../src/platform/persisted-query-cache.ts';
import { createQueryClient } from '../../src/platform/query-client.ts';
import { persistedQueriesKey } from '../../src/sync/storage-keys.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';

let page: ReturnType<typeof installFakeBrowser>;
let reloads: number;
beforeEach(() => {
  page = installFakeBrowser();
  reloads = 0;
  vi.stubGlobal('location', { reload: () => reloads++, href: 'https://yhello.test/expo' });
  page.storage.set(persistedQueriesKey('mei'), '{"evil":1}');
  page.storage.set('somebody-else', 'stays');
});

const emptyRoot = () => {
  const root = { innerHTML: '', hasChildNodes: () => root.innerHTML !== '' };
  return root as unknown as HTMLElement;
};

const restore = () =>
  restoreQueries(
    createQueryClient(() => Promise.reject(new Error('No network'))),
    'ben',
  );

it('A page that cannot start drops its stored queries once, and then shows a message', async () => {
  await restore();
  expect(page.storage.size).toBe(2);
  const root = emptyRoot();
  startClean(root, new Error('boot'));
  expect(reloads).toBe(1);
  // What the ending page stores is not restored either.
  await restore();
  expect([...page.storage.keys()]).toEqual(['somebody-else']);
  page.storage.set(persistedQueriesKey('mei'), 'fetched again');
  await restore();
  expect(page.storage.size).toBe(2);
  startClean(root, new Error('boot'));
  expect(reloads).toBe(1);
  expect(root.innerHTML).toContain('This page couldn’t start');
});

it('HTML of the server stays on the screen when its page cannot start', () => {
  const root = emptyRoot();
  root.innerHTML = '<header>';
  startClean(root, new Error('boot'));
  expect([reloads, root.innerHTML]).toEqual([0, '<header>']);
});

it('Where nothing can be stored, the message is shown at once', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('Not allowed', 'SecurityError');
    },
  });
  const root = emptyRoot();
  await restore();
  startClean(root, new Error('boot'));
  expect(reloads).toBe(0);
  expect(root.innerHTML).toContain('This page couldn’t start');
});
