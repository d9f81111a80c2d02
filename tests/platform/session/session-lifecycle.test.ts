import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppServices } from '../../../src/platform/app-services.ts';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import {
  clearFinishedSignOut,
  completeSignIn,
  endSession,
  openQueryCache,
  restoreSession,
  signOut,
  syncSessionFromStorage,
} from '../../../src/platform/session/session-lifecycle.ts';
import {
  sessionAtom,
  signedOutSession,
  wasSignedOutAtom,
} from '../../../src/platform/session/session-state.ts';
import { onProductEvent } from '../../../src/platform/telemetry.ts';
import { sharedDatabase } from '../../../src/sync/database.ts';
import {
  beginSignOut,
  readIdentity,
  readTombstone,
  writeIdentity,
} from '../../../src/sync/identity-store.ts';
import { enqueue, listEntries } from '../../../src/sync/outbox.ts';
import { readPassKey, storePassKey } from '../../../src/sync/pass-key.ts';
import { actionOf } from '../../support/action.fixture.ts';
import { installFakeBrowser } from '../../support/fake-browser-globals.ts';
import { type FakeFetch, failFetch, installFakeFetch } from '../../support/fake-fetch.ts';

let page: ReturnType<typeof installFakeBrowser>;
let network: FakeFetch;
let house: AppServices;
const openHouse = (): AppServices => ({
  store: createStore(),
  queryClient: createQueryClient(() => new Promise(() => {})),
});
beforeEach(() => {
  page = installFakeBrowser();
  network = installFakeFetch(failFetch);
  house = openHouse();
});
afterEach(async () => {
  house.queryClient.clear();
  await sharedDatabase.close();
});

const session = () => house.store.get(sessionAtom);
const signIn = async (sub: string) => {
  page.setTokenCookies(sub);
  await completeSignIn(house);
};

describe('at the start', () => {
  it('nobody is signed in on a new phone, and that is known', async () => {
    expect(session()).toMatchObject({ isAuth: false, isUserReady: false });
    await restoreSession(house);
    expect(session()).toEqual(signedOutSession);
    expect(signedOutSession).toMatchObject({ isAuth: false, isUserReady: true });
  });

  it('whoever was signed in is, without asking anybody', async () => {
    await signIn('anna');
    house = openHouse();
    expect(await restoreSession(house)).toMatchObject({
      isAuth: true,
      isUserReady: true,
      sub: 'anna',
      mustSignInToSend: false,
      problem: null,
    });
    expect(network.requests).toEqual([]);
  });

  it('an identity without its tokens says "Missing tokens", and stays', async () => {
    await signIn('anna');
    page.cookies.clear();
    expect(await restoreSession(openHouse())).toMatchObject({
      isAuth: true,
      sub: 'anna',
      mustSignInToSend: true,
      problem: 'Missing tokens',
    });
  });

  it('the tokens of somebody else are not this visitor’s, and go', async () => {
    await signIn('anna');
    page.cookies.clear();
    page.setTokenCookies('ben');
    expect(await restoreSession(openHouse())).toMatchObject({ sub: 'anna', problem: 'Missing tokens' });
    expect(page.cookies.size).toBe(0);
  });

  it('tokens alone are an identity: it is stored for the next start', async () => {
    page.setTokenCookies('anna');
    await restoreSession(house);
    expect(session()).toMatchObject({ isAuth: true, sub: 'anna' });
    expect(await readIdentity()).toMatchObject({ sub: 'anna' });
  });

  it('tokens that are not whole are removed', async () => {
    page.setTokenCookies('anna');
    for (const name of page.cookies.keys()) if (name.endsWith('refreshToken')) page.cookies.delete(name);
    await restoreSession(house);
    expect(session()).toEqual(signedOutSession);
    expect(page.cookies.size).toBe(0);
  });
});

describe('a sign-in', () => {
  it('is stored, shown, and told to the telemetry door once', async () => {
    const events: unknown[] = [];
    const end = onProductEvent((event) => events.push(event));
    house.store.set(wasSignedOutAtom, true);
    await signIn('anna');
    end();
    expect(events).toEqual([{ name: 'login' }]);
    expect(session()).toMatchObject({ isAuth: true, isUserReady: true, sub: 'anna' });
    expect(await readIdentity()).toMatchObject({ sub: 'anna' });
    expect(house.store.get(wasSignedOutAtom)).toBe(false);
  });

  it('whose tokens are gone by then says so, and signs nobody in', async () => {
    await expect(completeSignIn(house)).rejects.toMatchObject({
      name: 'SessionNotSet',
      message: 'Failed to set Amplify session: Missing tokens',
    });
    expect(await readIdentity()).toBeNull();
  });

  it('that cannot be stored is not shown', async () => {
    page.setTokenCookies('anna');
    vi.stubGlobal('indexedDB', undefined);
    await expect(completeSignIn(house)).rejects.toMatchObject({ name: 'StorageUnavailable' });
    expect(session().isAuth).toBe(false);
  });
});

/** Anna, with something in every place that keeps anything. */
async function fillEverything(): Promise<void> {
  await signIn('anna');
  await storePassKey('anna', 'kid', 'secret-of-anna');
  await enqueue(actionOf());
  house.queryClient.setQueryData(['users.carts.count'], 3);
  house.queryClient.setQueryData(['/api/expo/list/latest'], { upcoming: [], past: [] });
  page.storage.set('yhello.queries.v1.anna', '{}');
}
const remains = async () => ({
  session: session(),
  who: await readIdentity(),
  key: await readPassKey('anna'),
  actions: (await listEntries('anna')).length,
  cookies: page.cookies.size,
  stored: [...page.storage.keys()].filter((key) => key.endsWith('anna')),
  cached: house.queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey),
});
const nothing = {
  session: signedOutSession,
  who: null,
  key: null,
  actions: 0,
  cookies: 0,
  stored: [],
  cached: [['/api/expo/list/latest']],
};

describe('a sign-out', () => {
  it('leaves nothing of the visitor anywhere, without signal too', async () => {
    await fillEverything();
    await signOut(house, 'discard');
    expect(await remains()).toEqual(nothing);
    expect(await readTombstone()).toMatchObject({ sub: 'anna' });
  });

  it('tells the pool, once, and does not wait for it', async () => {
    await signIn('anna');
    network.respond = () => new Promise(() => {});
    await signOut(house, 'discard');
    expect(network.requests.map(({ headers }) => headers.get('x-amz-target'))).toEqual([
      'AWSCognitoIdentityProviderService.RevokeToken',
    ]);
  });

  it('by the server’s word keeps what waits, for this visitor alone, and is said', async () => {
    await fillEverything();
    await endSession(house);
    expect(await remains()).toEqual({ ...nothing, actions: 1 });
    expect(house.store.get(wasSignedOutAtom)).toBe(true);
    await signIn('ben');
    expect(await listEntries('ben')).toEqual([]);
    expect(await listEntries('anna')).toHaveLength(1);
  });

  it('that was cut short after its first step is finished at the next start', async () => {
    await fillEverything();
    await beginSignOut('anna', 'discard');
    house.queryClient.clear();
    house = openHouse();
    const { sub } = await restoreSession(house);
    await openQueryCache(house, sub);
    expect(await remains()).toEqual({ ...nothing, cached: [] });
    await clearFinishedSignOut();
    expect(await readTombstone()).toBeNull();
  });

  it('is believed more than cookies that come back after a crash', async () => {
    await fillEverything();
    const cookies = new Map(page.cookies);
    await signOut(house, 'discard');
    for (const [name, value] of cookies) page.cookies.set(name, value);
    expect(await restoreSession(openHouse())).toEqual(signedOutSession);
    expect(page.cookies.size).toBe(0);
  });

  it('that cannot be stored does nothing and says so', async () => {
    await signIn('anna');
    await sharedDatabase.close();
    const working = indexedDB;
    vi.stubGlobal('indexedDB', undefined);
    await expect(signOut(house, 'discard')).rejects.toMatchObject({ name: 'StorageUnavailable' });
    vi.stubGlobal('indexedDB', working);
    expect(session()).toMatchObject({ isAuth: true, sub: 'anna' });
    expect(page.cookies.size).toBeGreaterThan(0);
  });
});

describe('what another tab did is followed:', () => {
  it('a sign-out', async () => {
    await fillEverything();
    await beginSignOut('anna', 'discard');
    await syncSessionFromStorage(house);
    expect(session()).toEqual(signedOutSession);
    expect(house.queryClient.getQueryData(['users.carts.count'])).toBeUndefined();
  });

  it('a sign-in', async () => {
    await restoreSession(house);
    page.setTokenCookies('anna');
    await writeIdentity({ sub: 'anna', displayName: 'Anna', signedInAt: 1 });
    await syncSessionFromStorage(house);
    expect(session()).toMatchObject({ isAuth: true, sub: 'anna', mustSignInToSend: false });
  });

  it('nothing, before it is known who is here', async () => {
    await writeIdentity({ sub: 'anna', displayName: 'Anna', signedInAt: 1 });
    await syncSessionFromStorage(house);
    expect(session().isUserReady).toBe(false);
  });
});
