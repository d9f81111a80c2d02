import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { type FakeFetch, failFetch, installFakeFetch, type RecordedRequest } from '../support/fake-fetch.ts';
import { FAKED_TIMERS, flushMacrotasks } from '../support/fake-timers.ts';
import { jsonResponse } from '../support/responses.ts';

const PROFILE = '/api/user/get/profile';
const COUNT = '/api/shopping/item-count';
const user = (sub: string) => ({
  id: sub,
  email: `${sub}@example.com`,
  cognitoSub: sub,
  displayName: sub,
  fullName: sub,
  profileVerificationStatus: 'verified',
  phone: '',
  language: '',
  avatar: '',
});

/** The feature flags of the server in one test. */
let flags: Record<string, boolean>;

function answerAll({ path }: RecordedRequest): Response {
  if (path === PROFILE) return jsonResponse(user('anna'));
  if (path === COUNT) return jsonResponse({ count: 2 });
  if (path === '/api/expo/list/latest') return jsonResponse({ upcoming: [], past: [] });
  if (path === '/api/loyalty/get/user-summary')
    return jsonResponse({ balanceAmount: { currency: 'myr', originalAmount: 1, points: 100 } });
  const answers: Record<string, unknown> = {
    'users.profiles.myDetail': { ...user('anna'), passKey: 'secret', passKeyId: 'kid' },
    'users.carts.count': 1,
    'businesses.expos.myCheckIns': [],
    'businesses.settings.getAllFeatureFlags': flags,
    'users.carts.list': [],
    'users.vouchers.list': [],
    'users.giftCards.list': [],
  };
  const names = path.replace('/trpc/', '').split(',');
  return jsonResponse(names.map((name) => ({ result: { data: { json: answers[name] ?? null } } })));
}
const refusal = (status: number) => jsonResponse({ error: { code: 'NO', message: 'No' } }, status);

let network: FakeFetch;
let page: ReturnType<typeof installFakeBrowser>;

/** Anna signs in, with fake timers. Every request gets a response. */
async function start() {
  const { completeSignIn } = await import('../../src/platform/session/session-lifecycle.ts');
  const { createQueryClient, fetchQuery } = await import('../../src/platform/query-client.ts');
  const { startVisitorServices } = await import('../../src/app/visitor-services.ts');
  const { sessionAtom, wasSignedOutAtom } = await import('../../src/platform/session/session-state.ts');
  // Otherwise loaded at first use, which takes real time.
  await import('../../src/platform/trpc-client.ts');
  await import('../../src/platform/rest-client.ts');
  await import('../../src/platform/session/access-token.ts');
  const services = { store: createStore(), queryClient: createQueryClient(fetchQuery) };
  page.setTokenCookies('anna');
  await completeSignIn(services);
  startVisitorServices(services);
  await settle();
  return {
    data: (key: string) => services.queryClient.getQueryData([key]),
    isAuth: () => services.store.get(sessionAtom).isAuth,
    wasSignedOut: () => services.store.get(wasSignedOutAtom),
  };
}

/** Waits for pending promises while the given time passes. */
async function settle(ms = 0): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await flushMacrotasks(60);
    await vi.advanceTimersByTimeAsync(ms / 5);
  }
  await flushMacrotasks(60);
}

beforeEach(() => {
  vi.resetModules();
  flags = {};
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 2), toFake: [...FAKED_TIMERS] });
  page = installFakeBrowser();
  network = installFakeFetch(answerAll);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('at sign-in', () => {
  it('both profile queries and the shopping count are loaded', async () => {
    const { data } = await start();
    expect(data(PROFILE)).toEqual(user('anna'));
    expect(data(COUNT)).toEqual({ count: 2 });
    expect(data('users.profiles.myDetail')).toEqual(user('anna'));
  });

  it('the cart is preloaded, and vouchers and gift cards if their flags are on', async () => {
    flags = { digitalVoucherWebState: true, digitalVoucherState: true, giftCardWebState: true };
    const { data } = await start();
    await settle(1_000);
    expect(data('users.carts.list')).toEqual([]);
    expect(data('users.vouchers.list')).toEqual([]);
    expect(data('users.giftCards.list')).toBeUndefined();
  });

  it('tokens are not renewed while they are valid', async () => {
    await start();
    expect(network.requestedPaths()).not.toContain('/idp');
  });
});

describe('a refusal', () => {
  it.each([PROFILE, COUNT])('of %s signs the visitor out, after the retries', async (path) => {
    network.respond = (request) => (request.path === path ? refusal(500) : answerAll(request));
    const visitor = await start();
    expect(visitor.isAuth()).toBe(true);
    await settle(10_000);
    expect(network.requestedPaths().filter((requested) => requested === path)).toHaveLength(4);
    expect(visitor.isAuth()).toBe(false);
    expect(visitor.wasSignedOut()).toBe(true);
  });

  it('of any other request keeps the visitor signed in', async () => {
    network.respond = (request) =>
      [PROFILE, COUNT].includes(request.path) ? answerAll(request) : refusal(403);
    const visitor = await start();
    await settle(20_000);
    expect(visitor.isAuth()).toBe(true);
  });
});

it.each([
  ['silence', failFetch],
  ['a captive portal', () => new Response('<p>Welcome', { headers: { 'content-type': 'text/html' } })],
  ['later', () => refusal(503)],
  ['another shape', () => jsonResponse({ hello: 'world' })],
] as const)('no answer keeps the visitor signed in: %s', async (_, answer) => {
  network.respond = answer;
  const visitor = await start();
  await settle(120_000);
  expect(visitor.isAuth()).toBe(true);
});
