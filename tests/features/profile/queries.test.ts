import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { installFakeBrowser } from '../../support/fake-browser-globals.ts';
import { type FakeFetch, failFetch, installFakeFetch } from '../../support/fake-fetch.ts';
import { jsonResponse } from '../../support/responses.ts';

const SECRET = 'canary-of-the-pass-key';
const detailOf = (sub: string) => ({
  id: `id-of-${sub}`,
  email: `${sub}@example.com`,
  cognitoSub: sub,
  displayName: sub,
  fullName: sub,
  profileVerificationStatus: 'verified',
  phone: '',
  language: '',
  avatar: '',
});
const answerFor = (sub: string, passKeyId = 'kid-1') => {
  const json = { ...detailOf(sub), passKey: SECRET, passKeyId };
  return jsonResponse([{ result: { data: { json } } }]);
};

const refuse = () => {
  const error = { json: { message: 'No', code: -32003, data: { code: 'FORBIDDEN', httpStatus: 403 } } };
  return jsonResponse([{ error }], 403);
};

let network: FakeFetch;
let client: QueryClient;
let page: ReturnType<typeof installFakeBrowser>;
beforeEach(async () => {
  vi.resetModules();
  page = installFakeBrowser();
  page.setTokenCookies('mei');
  network = installFakeFetch(() => answerFor('mei'));
  const { createQueryClient, fetchQuery } = await import('../../../src/platform/query-client.ts');
  client = createQueryClient(fetchQuery);
  await signedIn('mei');
});

const signedIn = async (sub: string) =>
  (await import('../../../src/sync/identity-store.ts')).writeIdentity({
    sub,
    displayName: sub,
    signedInAt: 1,
  });
const keyOf = async (sub: string) => (await import('../../../src/sync/pass-key.ts')).readPassKey(sub);
const detail = async (sub: string | null) =>
  (await import('../../../src/features/profile/queries.ts')).profileQueries.detail(sub);

describe('the profile query', () => {
  it('returns the profile without the pass key, which is stored separately', async () => {
    expect(await client.fetchQuery(await detail('mei'))).toEqual(detailOf('mei'));
    expect(await keyOf('mei')).toMatchObject({ kid: 'kid-1', key: { extractable: false } });
  });

  it('replaces the stored key by a new one', async () => {
    await client.fetchQuery(await detail('mei'));
    network.respond = () => answerFor('mei', 'kid-2');
    await client.fetchQuery({ ...(await detail('mei')), staleTime: 0 });
    expect(await keyOf('mei')).toMatchObject({ kid: 'kid-2' });
  });

  it('leaves no trace of the pass key in the cache, the cookies or the stored queries', async () => {
    const { persistQueries } = await import('../../../src/platform/persisted-query-cache.ts');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const end = persistQueries(client, 'mei');
    const asked = client.fetchQuery(await detail('mei'));
    await eventually(() => expect(client.getQueryData(['users.profiles.myDetail'])).toBeDefined());
    await asked;
    await vi.advanceTimersByTimeAsync(2_000);
    end();
    vi.useRealTimers();
    const stored = [...page.storage.values()].join();
    expect(stored).toContain('id-of-mei');
    const cached = client
      .getQueryCache()
      .getAll()
      .map(({ state, queryKey }) => [state, queryKey]);
    expect(JSON.stringify(cached)).toContain('id-of-mei');
    expect(stored + JSON.stringify(cached) + document.cookie).not.toContain(SECRET);
  });

  it('returns the profile in a browser that stores no keys, which then has a pass while it is open', async () => {
    const refusal = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('A key', 'DataCloneError');
    });
    expect(await client.fetchQuery(await detail('mei'))).toEqual(detailOf('mei'));
    expect(await keyOf('mei')).toMatchObject({ kid: 'kid-1' });
    refusal.mockRestore();
  });

  it('sends no request while signed out', async () => {
    const observer = new QueryObserver(client, await detail(null));
    const end = observer.subscribe(() => {});
    end();
    expect(network.requests).toEqual([]);
    expect(observer.getCurrentResult().fetchStatus).toBe('idle');
  });

  it('rejects the profile of another visitor and does not store their key', async () => {
    network.respond = () => answerFor('ben');
    await expect(client.fetchQuery(await detail('mei'))).rejects.toMatchObject({ kind: 'invalid-response' });
    expect(await keyOf('ben')).toBeNull();
    expect(await keyOf('mei')).toBeNull();
    expect(
      JSON.stringify(
        client
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ),
    ).not.toContain('ben');
  });

  it('stores no key when the response arrives after the sign-out', async () => {
    const { beginSignOut } = await import('../../../src/sync/begin-sign-out.ts');
    network.respond = async () => {
      await beginSignOut('mei', 'discard');
      return answerFor('mei');
    };
    await client.fetchQuery(await detail('mei'));
    expect(await keyOf('mei')).toBeNull();
  });

  it('sends one request: the tRPC client does not retry', async () => {
    network.respond = failFetch;
    await expect(client.fetchQuery(await detail('mei'))).rejects.toMatchObject({ kind: 'no-answer' });
    expect(network.requests).toHaveLength(1);
  });

  it('is repeated while no answer comes, and not after a refusal', async () => {
    const query = await detail('mei');
    const waitMs = async () => {
      await client.fetchQuery(query).catch(() => {});
      const asked = client.getQueryCache().find({ queryKey: query.queryKey });
      return (query.refetchInterval as (asked: unknown) => number | false)(asked);
    };
    network.respond = failFetch;
    expect(await waitMs()).toBe(5_000);
    network.respond = refuse;
    expect(await waitMs()).toBe(false);
    network.respond = () => answerFor('mei');
    expect(await waitMs()).toBe(false);
  });

  it('is not repeated by another screen that shows it after a refusal', async () => {
    const query = await detail('mei');
    const show = () => new QueryObserver(client, query as never).subscribe(() => {});
    network.respond = refuse;
    const hides = [show()];
    await eventually(() => expect(client.getQueryState(query.queryKey)?.status).toBe('error'));
    hides.push(show(), show());
    expect(client.isFetching()).toBe(0);
    for (const hide of hides) hide();
  });
});
