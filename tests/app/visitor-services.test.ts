import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { unsignedJwt } from '../support/fake-cookie-jar.ts';
import { type FakeFetch, failFetch, installFakeFetch, type RecordedRequest } from '../support/fake-fetch.ts';
import { FakeLockManager } from '../support/fake-lock-manager.ts';
import { FAKED_TIMERS, flushMacrotasks, waitUntil } from '../support/fake-timers.ts';
import { jsonResponse } from '../support/responses.ts';
import { poolErrorResponse, poolResponse } from '../support/user-pool-responses.ts';

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
  const { completeSignIn } = await import('../../src/platform/session/sign-in-and-out.ts');
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
    services,
    session: () => services.store.get(sessionAtom),
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
  page = installFakeBrowser({ locks: new FakeLockManager().client() });
  network = installFakeFetch(answerAll);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('at sign-in', () => {
  it('both profile queries and the shopping count are loaded', async () => {
    const { data } = await start();
    expect(data(PROFILE)).toEqual({ id: 'anna' });
    expect(data(COUNT)).toEqual({ count: 2 });
    expect(data('users.profiles.myDetail')).toEqual(user('anna'));
  });

  it('the cart is preloaded, and vouchers and gift cards if their flags are on', async () => {
    flags = { digitalVoucherWebState: true, digitalVoucherState: true, giftCardWebState: true };
    const { data } = await start();
    await settle(1_000);
    // What is preloaded is a part of its own, which takes real time to load.
    await waitUntil(() =>
      ['users.carts.list', 'users.vouchers.list'].every((key) => data(key) !== undefined),
    );
    expect(data('users.carts.list')).toEqual([]);
    expect(data('users.vouchers.list')).toEqual([]);
    expect(data('users.giftCards.list')).toBeUndefined();
  });

  it('tokens are not renewed while they are valid', async () => {
    await start();
    expect(network.requestedPaths()).not.toContain('/idp');
  });

  it('every cookie of the session is written again once, for another year', async () => {
    await start();
    const stored = [...page.cookies].map(([name, value]) => `${name}=${value}; Path=/; Max-Age=31536000;`);
    const written = page.cookieWrites.map((text) => text.replace(/ SameSite.*/, ''));
    expect(written.toSorted()).toEqual(stored.toSorted());
  });
});

describe('while the page is hidden', () => {
  const HOUR = 3_600_000;

  it('nothing is sent, however long; what is due is sent once when the page is visible', async () => {
    await start();
    await settle(1_000);
    page.setHidden(true);
    network.requests.length = 0;
    for (let hour = 0; hour < 8; hour++) await settle(HOUR);
    expect(network.requestedPaths()).toEqual([]);
    network.respond = (request) => {
      if (request.path !== '/idp') return answerAll(request);
      const nowS = Math.floor(Date.now() / 1000);
      const AccessToken = unsignedJwt({ sub: 'anna', exp: nowS + 3_600, iat: nowS });
      return poolResponse({ AuthenticationResult: { AccessToken } });
    };
    page.setHidden(false);
    await settle(1_000);
    expect(network.requestedPaths().filter((path) => path === '/idp')).toHaveLength(1);
  });

  it('a returning signal sends nothing', async () => {
    await start();
    page.setHidden(true);
    network.requests.length = 0;
    page.setOnline(false);
    await settle(2 * HOUR);
    page.setOnline(true);
    await settle(HOUR);
    expect(network.requestedPaths()).toEqual([]);
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

describe('a session that was revoked elsewhere', () => {
  /** From now on our server accepts no token, and the pool renews only with `renew`. */
  function revoke(renew: () => Response) {
    network.requests.length = 0;
    network.respond = ({ path }) => (path === '/idp' ? renew() : refusedCall(path));
  }
  const refusedCall = (path: string): Response => {
    if (!path.startsWith('/trpc/')) return refusal(401);
    const error = {
      error: { json: { message: 'No', code: -32001, data: { code: 'UNAUTHORIZED', httpStatus: 401 } } },
    };
    return jsonResponse(
      path.includes('actions.')
        ? error
        : path
            .replace('/trpc/', '')
            .split(',')
            .map(() => error),
      401,
    );
  };
  const tapOnce = async () => {
    const { dispatchAction } = await import('../../src/platform/outbox-client.ts');
    await dispatchAction('expo.check-in', { expoId: 'expo-baby-fair-kl' });
  };

  it('ends although something waits in the outbox, is shown, and nothing is requested any more', async () => {
    const visitor = await start();
    revoke(() => poolErrorResponse('NotAuthorizedException'));
    await tapOnce();
    // Four attempts 5 s apart; each takes the rest of a step of this clock.
    for (let step = 0; step < 10; step++) await settle(3_000);
    expect(visitor.isAuth()).toBe(false);
    expect(visitor.wasSignedOut()).toBe(true);
    network.requests.length = 0;
    await settle(60_000);
    expect(network.requestedPaths()).toEqual([]);
    const { listEntries } = await import('../../src/sync/outbox.ts');
    expect(await listEntries('anna')).toMatchObject([{ state: 'waiting' }]);
  });

  it('goes on while the pool does not answer, and sends what waits once it does', async () => {
    const visitor = await start();
    revoke(() => new Response('<p>Welcome', { headers: { 'content-type': 'text/html' } }));
    await tapOnce();
    await settle(60_000);
    expect(visitor.session()).toMatchObject({ isAuth: true, mustSignInToSend: false });
  });

  it('ends at once when the server refuses a token that the pool has just renewed', async () => {
    const visitor = await start();
    let n = 0;
    revoke(() => {
      const nowS = Math.floor(Date.now() / 1000);
      const AccessToken = unsignedJwt({ sub: 'anna', exp: nowS + 3_600, iat: nowS, n: ++n });
      return poolResponse({ AuthenticationResult: { AccessToken } });
    });
    await tapOnce();
    await settle(1_000);
    expect(visitor.isAuth()).toBe(false);
    expect(visitor.wasSignedOut()).toBe(true);
  });
});

describe('when the tokens are gone', () => {
  it('the visitor stays signed in, is asked to sign in again, and nothing is requested', async () => {
    const visitor = await start();
    page.cookies.clear();
    network.requests.length = 0;
    const { QueryObserver } = await import('@tanstack/react-query');
    const { inboxQueries } = await import('../../src/features/inbox/queries.ts');
    new QueryObserver(visitor.services.queryClient, inboxQueries.unreadCount(true)).subscribe(() => {});
    await settle(60_000);
    expect(visitor.session()).toMatchObject({
      isAuth: true,
      mustSignInToSend: true,
      problem: 'Missing tokens',
    });
    expect(network.requestedPaths().filter((path) => !path.includes('/expo/'))).toEqual([]);
    expect(visitor.data(PROFILE)).toEqual({ id: 'anna' });
  });

  it('another tab that signs in again is enough', async () => {
    const visitor = await start();
    page.cookies.clear();
    const { syncSessionFromStorage } = await import('../../src/platform/session/session-lifecycle.ts');
    await syncSessionFromStorage(visitor.services);
    expect(visitor.session().mustSignInToSend).toBe(true);
    page.setTokenCookies('anna', undefined, 2);
    await syncSessionFromStorage(visitor.services);
    expect(visitor.session()).toMatchObject({ mustSignInToSend: false, problem: null });
  });
});
