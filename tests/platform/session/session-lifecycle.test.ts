import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppServices } from '../../../src/platform/app-services.ts';
import { readDraft, writeDraft } from '../../../src/platform/drafts.ts';
import { formValuesSchema } from '../../../src/platform/form-values.ts';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { readSessionAgain } from '../../../src/platform/session/read-session-again.ts';
import {
  clearFinishedSignOut,
  openQueryCache,
  restoreSession,
  syncSessionFromStorage,
} from '../../../src/platform/session/session-lifecycle.ts';
import {
  sessionAtom,
  signedOutSession,
  wasSignedOutAtom,
} from '../../../src/platform/session/session-state.ts';
import { completeSignIn, endSession, signOut } from '../../../src/platform/session/sign-in-and-out.ts';
import { onProductEvent } from '../../../src/platform/telemetry.ts';
import { abortRunningTransactions } from '../../../src/sync/abort-on-pagehide.ts';
import { beginSignOut } from '../../../src/sync/begin-sign-out.ts';
import { runningTransactions, sharedDatabase } from '../../../src/sync/database.ts';
import { readIdentity, readTombstone, writeIdentity } from '../../../src/sync/identity-store.ts';
import { enqueue, listEntries } from '../../../src/sync/outbox.ts';
import { readPassKey, storePassKey } from '../../../src/sync/pass-key.ts';
import { DATABASE_NAME, DATABASE_VERSION, invitationKey } from '../../../src/sync/storage-keys.ts';
import { StorageUnavailable } from '../../../src/sync/storage-unavailable.ts';
import { actionOf } from '../../support/action.fixture.ts';
import { installFakeBrowser } from '../../support/fake-browser-globals.ts';
import { type FakeFetch, failFetch, installFakeFetch } from '../../support/fake-fetch.ts';

let page: ReturnType<typeof installFakeBrowser>;
let network: FakeFetch;
let services: AppServices;
const createServices = (): AppServices => ({
  store: createStore(),
  queryClient: createQueryClient(() => new Promise(() => {})),
});
beforeEach(() => {
  page = installFakeBrowser();
  network = installFakeFetch(failFetch);
  services = createServices();
});
afterEach(async () => {
  services.queryClient.clear();
  await sharedDatabase.close();
});

const session = () => services.store.get(sessionAtom);
const signIn = async (sub: string) => {
  page.setTokenCookies(sub);
  await completeSignIn(services);
};

describe('at the start', () => {
  it('nobody is signed in on a new phone, and the session is ready', async () => {
    expect(session()).toMatchObject({ isAuth: false, isUserReady: false });
    await restoreSession(services);
    expect(session()).toEqual(signedOutSession);
    expect(signedOutSession).toMatchObject({ isAuth: false, isUserReady: true });
  });

  it('the stored identity is signed in, without the network', async () => {
    await signIn('anna');
    services = createServices();
    expect(await restoreSession(services)).toMatchObject({
      isAuth: true,
      isUserReady: true,
      sub: 'anna',
      mustSignInToSend: false,
      problem: null,
    });
    expect(network.requests).toEqual([]);
  });

  it('an identity without its tokens stays signed in, with the problem "Missing tokens"', async () => {
    await signIn('anna');
    page.cookies.clear();
    expect(await restoreSession(createServices())).toMatchObject({
      isAuth: true,
      sub: 'anna',
      mustSignInToSend: true,
      problem: 'Missing tokens',
    });
  });

  it('the tokens of another visitor are not used, and removed', async () => {
    await signIn('anna');
    page.cookies.clear();
    page.setTokenCookies('ben');
    expect(await restoreSession(createServices())).toMatchObject({ sub: 'anna', problem: 'Missing tokens' });
    expect(page.cookies.size).toBe(0);
  });

  it('tokens alone are an identity: it is stored for the next start', async () => {
    page.setTokenCookies('anna');
    await restoreSession(services);
    expect(session()).toMatchObject({ isAuth: true, sub: 'anna' });
    expect(await readIdentity()).toMatchObject({ sub: 'anna' });
  });

  it('an identity that could not be read is read again until it can be', async () => {
    await writeIdentity({ sub: 'anna', displayName: 'Anna', signedInAt: 1 });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const read = vi.spyOn(sharedDatabase, 'read');
    for (let i = 0; i < 4; i++) read.mockRejectedValueOnce(new Error('busy'));
    await restoreSession(services);
    expect(session()).toMatchObject({ isAuth: false });
    const done = readSessionAgain(services);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await done;
    expect(session()).toMatchObject({ isAuth: true, sub: 'anna' });
    read.mockRestore();
  });

  it('incomplete tokens are removed', async () => {
    page.setTokenCookies('anna');
    for (const name of page.cookies.keys()) if (name.endsWith('refreshToken')) page.cookies.delete(name);
    await restoreSession(services);
    expect(session()).toEqual(signedOutSession);
    expect(page.cookies.size).toBe(0);
  });
});

describe('a sign-in', () => {
  it('is stored, shown, and tracked once', async () => {
    const events: unknown[] = [];
    const end = onProductEvent((event) => events.push(event));
    services.store.set(wasSignedOutAtom, true);
    await signIn('anna');
    end();
    expect(events).toEqual([{ name: 'login' }]);
    expect(session()).toMatchObject({ isAuth: true, isUserReady: true, sub: 'anna' });
    expect(await readIdentity()).toMatchObject({ sub: 'anna' });
    expect(services.store.get(wasSignedOutAtom)).toBe(false);
  });

  it('without stored tokens throws, and signs nobody in', async () => {
    await expect(completeSignIn(services)).rejects.toMatchObject({
      name: 'SessionNotSet',
      message: 'Failed to set Amplify session: Missing tokens',
    });
    expect(await readIdentity()).toBeNull();
  });

  it('that cannot be stored is not shown, and leaves no tokens for the next start', async () => {
    page.setTokenCookies('anna');
    vi.stubGlobal('indexedDB', undefined);
    await expect(completeSignIn(services)).rejects.toMatchObject({ name: 'StorageUnavailable' });
    expect(session().isAuth).toBe(false);
    expect(page.cookies.size).toBe(0);
  });
});

const drafts = () => Object.keys(sessionStorage).filter((key) => key.includes('draft'));

/** Anna, with data in every kind of storage. */
async function fillEverything(): Promise<void> {
  await signIn('anna');
  await storePassKey('anna', 'kid', 'secret-of-anna');
  await enqueue(actionOf());
  services.queryClient.setQueryData(['users.carts.count'], 3);
  services.queryClient.setQueryData(['/api/expo/list/latest'], { upcoming: [], past: [] });
  page.storage.set('yhello.queries.v1.anna', '{}');
  writeDraft('profile', 'anna', { displayName: ['Draft of Anna'] });
}
const remains = async () => ({
  session: session(),
  who: await readIdentity(),
  key: await readPassKey('anna'),
  actions: (await listEntries('anna')).length,
  cookies: page.cookies.size,
  stored: [...page.storage.keys()].filter((key) => key.includes('anna')),
  drafts: drafts(),
  cached: services.queryClient
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
  drafts: [],
  cached: [['/api/expo/list/latest']],
};

describe('a sign-out', () => {
  it('leaves no data of the visitor anywhere, even without signal', async () => {
    await fillEverything();
    await signOut(services, 'discard');
    expect(await remains()).toEqual(nothing);
    expect(await readTombstone()).toMatchObject({ sub: 'anna' });
  });

  it('revokes the token in the pool once, and does not wait for it', async () => {
    await signIn('anna');
    network.respond = () => new Promise(() => {});
    await signOut(services, 'discard');
    expect(network.requests.map(({ headers }) => headers.get('x-amz-target'))).toEqual([
      'AWSCognitoIdentityProviderService.RevokeToken',
    ]);
  });

  it('by the server keeps waiting actions for this visitor only, and is shown', async () => {
    await fillEverything();
    await endSession(services);
    expect(await remains()).toEqual({ ...nothing, actions: 1 });
    expect(services.store.get(wasSignedOutAtom)).toBe(true);
    await signIn('ben');
    expect(await listEntries('ben')).toEqual([]);
    expect(await listEntries('anna')).toHaveLength(1);
  });

  it('that was interrupted after its first step is finished at the next start', async () => {
    await fillEverything();
    await beginSignOut('anna', 'discard');
    services.queryClient.clear();
    services = createServices();
    const { sub } = await restoreSession(services);
    await openQueryCache(services, sub);
    expect(await remains()).toEqual({ ...nothing, cached: [] });
    await clearFinishedSignOut();
    expect(await readTombstone()).toBeNull();
  });

  it('takes precedence over cookies that are back after a crash', async () => {
    await fillEverything();
    const cookies = new Map(page.cookies);
    await signOut(services, 'discard');
    for (const [name, value] of cookies) page.cookies.set(name, value);
    expect(await restoreSession(createServices())).toEqual(signedOutSession);
    expect(page.cookies.size).toBe(0);
  });

  it('is not undone by a start that cannot read it', async () => {
    await fillEverything();
    const cookies = new Map(page.cookies);
    await signOut(services, 'discard');
    for (const [name, value] of cookies) page.cookies.set(name, value);
    const read = vi.spyOn(sharedDatabase, 'read');
    for (let i = 0; i < 2; i++) read.mockRejectedValueOnce(new StorageUnavailable('hangs'));
    await restoreSession(createServices());
    read.mockRestore();
    expect(await readIdentity()).toBeNull();
    expect(await restoreSession(createServices())).toEqual(signedOutSession);
    expect(page.cookies.size).toBe(0);
  });

  it('also takes precedence over older cookies, of another visitor', async () => {
    await signIn('anna');
    await signOut(services, 'keep');
    page.setTokenCookies('ben');
    expect(await restoreSession(createServices())).toEqual(signedOutSession);
    expect(page.cookies.size).toBe(0);
  });

  it('in a tab that still shows one visitor leaves another one, who has signed in since, signed in', async () => {
    await signIn('anna');
    page.cookies.clear();
    page.setTokenCookies('ben');
    await writeIdentity({ sub: 'ben', displayName: 'Ben', signedInAt: 1 });
    await signOut(services, 'keep');
    expect(network.requests).toEqual([]);
    expect(await restoreSession(createServices())).toMatchObject({ sub: 'ben', problem: null });
  });

  it('on a full phone deletes all the same', async () => {
    await fillEverything();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await signOut(services, 'discard');
    put.mockRestore();
    expect(await remains()).toEqual(nothing);
    expect(await restoreSession(createServices())).toEqual(signedOutSession);
  });

  it('on a phone where only the deleting makes room is finished at the next start', async () => {
    await signIn('anna');
    const cookies = new Map(page.cookies);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await signOut(services, 'discard');
    for (const [name, value] of cookies) page.cookies.set(name, value);
    expect(await restoreSession(createServices())).toEqual(signedOutSession);
  });

  it('that cannot be stored throws and changes nothing', async () => {
    await signIn('anna');
    await sharedDatabase.close();
    const working = indexedDB;
    vi.stubGlobal('indexedDB', undefined);
    await expect(signOut(services, 'discard')).rejects.toMatchObject({ name: 'StorageUnavailable' });
    vi.stubGlobal('indexedDB', working);
    expect(session()).toMatchObject({ isAuth: true, sub: 'anna' });
    expect(page.cookies.size).toBeGreaterThan(0);
  });
});

describe('what is typed and not sent', () => {
  const typed = { message: ['Hello'] };
  const draftOf = (sub: string | null) => readDraft('enquiry.visitor', sub, formValuesSchema);

  it('becomes the visitor’s who signs in', async () => {
    writeDraft('enquiry.visitor', null, typed);
    await signIn('anna');
    expect(draftOf('anna')).toEqual(typed);
    expect(draftOf(null)).toBeNull();
  });

  it('is still there after an update', async () => {
    await signIn('anna');
    writeDraft('enquiry.visitor', 'anna', typed);
    await restoreSession(createServices());
    expect(draftOf('anna')).toEqual(typed);
  });

  it('is gone at the next start of a tab whose visitor signed out elsewhere, long ago', async () => {
    writeDraft('enquiry.visitor', 'anna', typed);
    await restoreSession(services);
    expect(drafts()).toEqual([]);
  });

  it('after a sign-out is there at the next start, and when logging in is pressed', async () => {
    await fillEverything();
    await signOut(services, 'discard');
    writeDraft('enquiry.visitor', null, typed);
    for (let i = 0; i < 2; i++) {
      await restoreSession(services);
      expect(draftOf(null)).toEqual(typed);
    }
    await signIn('ben');
    expect(draftOf('ben')).toEqual(typed);
    expect(drafts()).toHaveLength(1);
  });

  it('is gone with an open invitation after a sign-out that was interrupted', async () => {
    await fillEverything();
    sessionStorage.setItem(invitationKey, 'secret');
    await beginSignOut('anna', 'discard');
    await restoreSession(createServices());
    expect(drafts()).toEqual([]);
    expect(sessionStorage.getItem(invitationKey)).toBeNull();
  });

  it('is still there after the same visitor had to log in again', async () => {
    await signIn('anna');
    writeDraft('enquiry.visitor', 'anna', typed);
    // The browser was killed: the tab's storage and the tokens are gone.
    sessionStorage.clear();
    page.cookies.clear();
    await signIn('anna');
    expect(draftOf('anna')).toEqual(typed);
  });

  it('is gone when another visitor takes over a session without tokens', async () => {
    await signIn('anna');
    writeDraft('enquiry.visitor', 'anna', typed);
    page.cookies.clear();
    await signIn('ben');
    expect(drafts()).toEqual([]);
  });
});

describe('what another tab did is taken over:', () => {
  it('a sign-out', async () => {
    await fillEverything();
    await beginSignOut('anna', 'discard');
    await syncSessionFromStorage(services);
    expect(session()).toEqual(signedOutSession);
    expect(services.queryClient.getQueryData(['users.carts.count'])).toBeUndefined();
    expect(drafts()).toEqual([]);
  });

  it('a sign-in', async () => {
    await restoreSession(services);
    page.setTokenCookies('anna');
    await writeIdentity({ sub: 'anna', displayName: 'Anna', signedInAt: 1 });
    await syncSessionFromStorage(services);
    expect(session()).toMatchObject({ isAuth: true, sub: 'anna', mustSignInToSend: false });
  });

  it('nothing, before the session is restored', async () => {
    await writeIdentity({ sub: 'anna', displayName: 'Anna', signedInAt: 1 });
    await syncSessionFromStorage(services);
    expect(session().isUserReady).toBe(false);
  });
});

describe('while the database cannot be read, the visitor stays signed in and keeps what is typed:', () => {
  const typed = { message: ['A long letter'] };
  const draftOf = (sub: string | null) => readDraft('enquiry.visitor', sub, formValuesSchema);
  beforeEach(async () => {
    await signIn('anna');
    writeDraft('enquiry.visitor', 'anna', typed);
  });
  const expectUnchanged = () => {
    expect(session()).toMatchObject({ isAuth: true, sub: 'anna' });
    expect(draftOf('anna')).toEqual(typed);
  };

  it('another tab runs the next build, whose database this page cannot open', async () => {
    await openNextDatabase();
    await syncSessionFromStorage(services);
    expectUnchanged();
  });

  it('the page is left during the read', async () => {
    const sync = syncSessionFromStorage(services);
    while (runningTransactions.size === 0) await Promise.resolve();
    abortRunningTransactions();
    await sync;
    expectUnchanged();
  });

  it('at a start without tokens, until the next read', async () => {
    page.cookies.clear();
    await sharedDatabase.close();
    const working = indexedDB;
    vi.stubGlobal('indexedDB', undefined);
    services = createServices();
    expect(await restoreSession(services)).toEqual(signedOutSession);
    vi.stubGlobal('indexedDB', working);
    await syncSessionFromStorage(services);
    expectUnchanged();
  });
});

const openNextDatabase = () =>
  new Promise<void>((done, fail) => {
    const opening = indexedDB.open(DATABASE_NAME, DATABASE_VERSION + 1);
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      opening.result.close();
      done();
    };
  });
