import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSsrQueryFn } from '../../server/ssr-query-fn.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('The query function of server rendering', () => {
  it.each([
    ['businesses.expos.list', undefined],
    ['businesses.settings.getAllFeatureFlags', undefined],
    ['businesses.expos.detail', { slug: 'baby-fair-kl' }],
  ])('returns the same as HTTP for %s', async (path, input) => {
    const key = input === undefined ? [path] : [path, input];
    expect(await createSsrQueryFn(server.deps)(key)).toEqual((await server.rpcQuery(path, input)).data);
  });

  it('returns the same as the REST route of the expo list', async () => {
    const path = '/api/expo/list/latest';
    expect(await createSsrQueryFn(server.deps)([path])).toEqual(await (await server.restCall(path)).json());
  });

  it('is signed out', async () => {
    for (const path of ['users.profiles.myDetail', 'businesses.expos.myCheckIns'])
      await expect(createSsrQueryFn(server.deps)([path])).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('throws for unknown paths and slugs', async () => {
    for (const key of [['no.such'], ['/api/nothing'], ['businesses.expos.detail', { slug: 'nowhere' }]])
      await expect(createSsrQueryFn(server.deps)(key)).rejects.toThrow();
  });

  it('uses the current time of each call', async () => {
    const queryFn = createSsrQueryFn(server.deps);
    const slugs = async () =>
      ((await queryFn(['businesses.expos.list'])) as { past: { slug: string }[] }).past;
    const before = await slugs();
    server.clock.nowMs += 30 * 86_400_000;
    expect((await slugs()).length).toBeGreaterThan(before.length);
  });
});
