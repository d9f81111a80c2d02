import { expect, test, vi } from 'vitest';
import { NavigationRoute } from 'workbox-routing';
import { SHELL_DENYLIST } from '../../sw/serve-navigations.ts';

// Workbox reads both when it is imported.
vi.hoisted(() => {
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
});

const route = new NavigationRoute(async () => new Response(), { denylist: SHELL_DENYLIST });

const isServed = (address: string) =>
  route.match({
    url: new URL(address, 'https://expo.example'),
    request: { mode: 'navigate' } as Request,
    event: {} as never,
    sameOrigin: true,
  });

test.each([
  '/',
  '/products/grip-socks',
  '/expo?expoSlug=kl-2026',
  '/?ref=https://shop.example',
  '/articles?utm_source=news.example/today.html',
])('The worker answers a navigation to %s', (address) => {
  expect(isServed(address)).toBe(true);
});

test.each([
  '/sitemap.xml',
  '/images/teddy-384.avif',
  '/images/teddy-384.avif?v=1',
  '/images/teddy-384.avif?from=https://shop.example/',
  '/api/date/time',
  '/mailbox?to=a@b.example',
])('The server alone answers a navigation to %s', (address) => {
  expect(isServed(address)).toBe(false);
});
