import { describe, expect, it, vi } from 'vitest';
import { prefetchAppShell, prefetcherFor, prefetchPage } from '../../src/app/prefetch.ts';
import { loadPage, matchRoute } from '../../src/app/routes.ts';
import { createQueryClient } from '../../src/platform/query-client.ts';
import { eventually } from '../support/eventually.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';

const TODAY = '2026-11-21';
const fair = {
  id: 'fair',
  slug: 'fair',
  name: 'Fair',
  fromDate: TODAY,
  toDate: TODAY,
  showHighlights: true,
  showStarbuys: false,
  showPreExpoSale: false,
};
const list = { upcoming: [fair], past: [] };
const answer = async ([path]: readonly unknown[]): Promise<unknown> =>
  path === '/api/expo/list/latest' ? list : path;

const started = (read: (key: readonly unknown[]) => Promise<unknown> = answer) => {
  const spy = vi.fn(read);
  return { client: createQueryClient(spy), asked: () => spy.mock.calls.map(([key]) => key) };
};
const moduleOf = (path: string) => loadPage(matchRoute(path).route);
const at = (path: string, query = '') => matchRoute(path, query).address;

describe('before a page is drawn', () => {
  it('all that it needs is asked for, also what depends on the first answers', async () => {
    const { client, asked } = started();
    await prefetchPage(client, await moduleOf('/'), at('/'), TODAY);
    expect(asked()).toEqual([
      ['/api/expo/list/latest'],
      ['businesses.articles.list', { limit: 4 }, 'pages'],
      ['businesses.brands.list', { limit: 5 }, 'pages'],
      ['businesses.expos.detail', { slug: 'fair', isBrief: true }],
    ]);
  });

  it('one expo is asked for by its slug', async () => {
    const { client, asked } = started();
    await prefetchPage(client, await moduleOf('/expo'), at('/expo', 'expoSlug=fair'), TODAY);
    expect(asked()).toEqual([['businesses.expos.detail', { slug: 'fair' }]]);
  });

  it('a failure is asked about once, and left for the page to show', async () => {
    const { client, asked } = started(() => Promise.reject(new Error('No')));
    await prefetchPage(client, await moduleOf('/expo'), at('/expo'), TODAY);
    expect(asked()).toEqual([['/api/expo/list/latest']]);
  });

  it('a page that needs nothing asks nothing', async () => {
    const { client, asked } = started();
    await prefetchPage(client, await moduleOf('/nowhere'), at('/nowhere'), TODAY);
    expect(asked()).toEqual([]);
  });

  it('the header’s own list and the flags are asked for, and may fail', async () => {
    const { client, asked } = started(() => Promise.reject(new Error('No')));
    await prefetchAppShell(client);
    expect(asked()).toEqual([['businesses.expos.list'], ['businesses.settings.getAllFeatureFlags']]);
  });
});

describe('pointing at a link', () => {
  it('loads what it leads to, once', async () => {
    installFakeBrowser();
    const { client, asked } = started();
    prefetcherFor(client)('/expo?expoSlug=fair', 'intent');
    prefetcherFor(client)('/expo?expoSlug=fair', 'intent');
    await eventually(() => expect(client.isFetching() + asked().length).toBe(1));
    expect(asked()).toEqual([['businesses.expos.detail', { slug: 'fair' }]]);
  });

  it('keeps one function for each client, so that links keep still', () => {
    const [one, other] = [started().client, started().client];
    expect(prefetcherFor(one)).toBe(prefetcherFor(one));
    expect(prefetcherFor(one)).not.toBe(prefetcherFor(other));
  });
});
