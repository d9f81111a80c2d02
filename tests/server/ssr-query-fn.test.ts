import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSsrQueryFn } from '../../server/ssr-query-fn.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('reading for a page that is drawn on the server', () => {
  it.each([
    ['businesses.expos.list', undefined],
    ['businesses.settings.getAllFeatureFlags', undefined],
    ['businesses.expos.detail', { slug: 'baby-fair-kl' }],
  ])('gives what the wire gives for %s', async (path, input) => {
    const key = input === undefined ? [path] : [path, input];
    expect(await createSsrQueryFn(server.deps)(key)).toEqual((await server.rpcQuery(path, input)).data);
  });

  it('gives what the plain call gives', async () => {
    const path = '/api/expo/list/latest';
    expect(await createSsrQueryFn(server.deps)([path])).toEqual(await (await server.restCall(path)).json());
  });

  it('knows nobody', async () => {
    for (const path of ['users.profiles.myDetail', 'businesses.expos.myCheckIns'])
      await expect(createSsrQueryFn(server.deps)([path])).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('refuses what is not there', async () => {
    for (const key of [['no.such'], ['/api/nothing'], ['businesses.expos.detail', { slug: 'nowhere' }]])
      await expect(createSsrQueryFn(server.deps)(key)).rejects.toThrow();
  });

  it('answers with the time it is now, not the time it started', async () => {
    const read = createSsrQueryFn(server.deps);
    const slugs = async () => ((await read(['businesses.expos.list'])) as { past: { slug: string }[] }).past;
    const before = await slugs();
    server.clock.nowMs += 30 * 86_400_000;
    expect((await slugs()).length).toBeGreaterThan(before.length);
  });
});
