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

/** As the server has them in one test. */
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
const no = (status: number) => jsonResponse({ error: { code: 'NO', message: 'No' } }, status);

let network: FakeFetch;
let page: ReturnType<typeof installFakeBrowser>;

/** Anna signs in, on faked timers; what is asked for then is answered. */
async function start() {
  const { completeSignIn } = await import('../../src/platform/session/session-lifecycle.ts');
  const { createQueryClient, fetchQuery } = await import('../../src/platform/query-client.ts');
  const { startVisitorServices } = await import('../../src/app/visitor-services.ts');
  const { sessionAtom, wasSignedOutAtom } = await import('../../src/platform/session/session-state.ts');
  // Loaded with its first use, which takes real time.
  await import('../../src/platform/trpc-client.ts');
  await import('../../src/platform/rest-client.ts');
  await import('../../src/platform/session/access-token.ts');
  const house = { store: createStore(), queryClient: createQueryClient(fetchQuery) };
  page.setTokenCookies('anna');
  await completeSignIn(house);
  startVisitorServices(house);
  await settle();
  return {
    data: (key: string) => house.queryClient.getQueryData([key]),
    isAuth: () => house.store.get(sessionAtom).isAuth,
    wasSignedOut: () => house.store.get(wasSignedOutAtom),
  };
}

/** Lets everything under way come to rest, and a while pass. */
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

describe('on sign-in', () => {
  it('profile, own detail and shopping count are loaded', async () => {
    const { data } = await start();
    expect(data(PROFILE)).toEqual(user('anna'));
    expect(data(COUNT)).toEqual({ count: 2 });
    expect(data('users.profiles.myDetail')).toEqual(user('anna'));
  });

  it('the cart is there for the venue, and vouchers and cards where the account shows them', async () => {
    flags = { digitalVoucherWebState: true, digitalVoucherState: true, giftCardWebState: true };
    const { data } = await start();
    await settle(1_000);
    expect(data('users.carts.list')).toEqual([]);
    expect(data('users.vouchers.list')).toEqual([]);
    expect(data('users.giftCards.list')).toBeUndefined();
  });

  it('tokens are not renewed while they last', async () => {
    await start();
    expect(network.requestedPaths()).not.toContain('/idp');
  });
});

describe('a server that says no', () => {
  it.each([PROFILE, COUNT])('to %s signs the visitor out, after the retries', async (path) => {
    network.respond = (asked) => (asked.path === path ? no(500) : answerAll(asked));
    const visitor = await start();
    expect(visitor.isAuth()).toBe(true);
    await settle(10_000);
    expect(network.requestedPaths().filter((asked) => asked === path)).toHaveLength(4);
    expect(visitor.isAuth()).toBe(false);
    expect(visitor.wasSignedOut()).toBe(true);
  });

  it('to anything else signs nobody out', async () => {
    network.respond = (asked) => ([PROFILE, COUNT].includes(asked.path) ? answerAll(asked) : no(403));
    const visitor = await start();
    await settle(20_000);
    expect(visitor.isAuth()).toBe(true);
  });
});

it.each([
  ['silence', failFetch],
  ['a captive portal', () => new Response('<p>Welcome', { headers: { 'content-type': 'text/html' } })],
  ['later', () => no(503)],
  ['another shape', () => jsonResponse({ hello: 'world' })],
] as const)('no answer signs nobody out: %s', async (_, answer) => {
  network.respond = answer;
  const visitor = await start();
  await settle(120_000);
  expect(visitor.isAuth()).toBe(true);
});
