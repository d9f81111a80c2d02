import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from 'wouter/use-browser-location';
import { PageView } from '../../src/app/page-view.tsx';
import { matchRoute } from '../../src/app/routes.ts';
import { createQueryClient } from '../../src/platform/query-client.ts';
import { render } from '../support/render.tsx';

const Questions = () => <p>The questions</p>;
const Articles = () => <p>The articles</p>;
const Known = () => <p>Known: {String(useQueryClient().getQueryData(['name']) ?? 'nothing')}</p>;
const address = location.href;
let isLost: boolean;
let asked: number;
let client: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  isLost = true;
  asked = 0;
  client = createQueryClient(async () => []);
  const start = matchRoute('/faqs');
  Object.assign(matchRoute('/articles').route, {
    load: async () => {
      asked++;
      if (isLost) throw new TypeError('Failed to fetch dynamically imported module');
      return { Page: Articles };
    },
  });
  navigate('/faqs');
  render(
    <Provider store={createStore()}>
      <QueryClientProvider client={client}>
        <PageView initialPage={{ ...start, module: { Page: Questions } }} origin="https://yhello.test" />
      </QueryClientProvider>
    </Provider>,
  );
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', address);
});

const failure = page.getByRole('heading', { name: 'This page didn’t load' });

// First: once it is loaded, a page is not asked for again.
it('a page whose script was lost is not tried again once the visitor has left it', async () => {
  navigate('/articles');
  await expect.element(failure).toBeVisible();
  navigate('/faqs');
  await expect.element(page.getByText('The questions')).toBeVisible();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
});

it('a page whose script was lost is tried again by itself, with growing waits', async () => {
  navigate('/articles');
  await expect.element(failure).toBeVisible();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toBe(2);
  // Looking at the screen takes a little of the faked time.
  await vi.advanceTimersByTimeAsync(9_000);
  expect(asked).toBe(2);
  isLost = false;
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(page.getByText('The articles')).toBeVisible();
});

it('another page has the focus, and React is not made to render inside an effect', async () => {
  isLost = false;
  navigate('/articles');
  await expect.element(page.getByText('The articles')).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

it('the title names the page that was opened, even if its script was lost', async () => {
  Object.assign(matchRoute('/media').route, { load: () => Promise.reject(new TypeError('Failed to fetch')) });
  navigate('/media');
  await expect.element(failure).toBeVisible();
  await expect.poll(() => document.title).toMatch(/Media$/);
});

it('the loading bar ends at an address with a closing slash', async () => {
  isLost = false;
  navigate('/articles/');
  await expect.element(page.getByText('The articles')).toBeVisible();
  await expect.poll(() => document.querySelector('[data-bar]')?.getAttribute('data-bar')).toBe('arrived');
});

it('a page that shows what another answer knows follows it', async () => {
  const load = async () => ({
    Page: Known,
    head: () => ({ title: String(client.getQueryData(['name']) ?? 'Moments') }),
  });
  Object.assign(matchRoute('/moments').route, { load });
  navigate('/moments');
  await expect.element(page.getByText('Known: nothing')).toBeVisible();
  client.setQueryData(['name'], 'Little Sprout');
  await expect.element(page.getByText('Known: Little Sprout')).toBeVisible();
});
