import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeBrowser } from '../../support/fake-browser-globals.ts';
import { type FakeFetch, installFakeFetch } from '../../support/fake-fetch.ts';
import { jsonResponse } from '../../support/responses.ts';
import { poolErrorResponse, poolResponse } from '../../support/user-pool-responses.ts';

const RENEW = '/trpc/users.account.renewPassKey';

let network: FakeFetch;
let globalSignOut: typeof import('../../../src/platform/session/global-sign-out.ts')['globalSignOut'];
beforeEach(async () => {
  vi.resetModules();
  installFakeBrowser().setTokenCookies('mei');
  network = installFakeFetch(({ path }) =>
    path === '/idp' ? poolResponse({}) : jsonResponse([{ result: { data: { json: { renewed: true } } } }]),
  );
  ({ globalSignOut } = await import('../../../src/platform/session/global-sign-out.ts'));
});

describe('logging out everywhere', () => {
  it('has the pass key renewed while the token is good, then ends the sessions', async () => {
    await globalSignOut();
    expect(network.requestedPaths()).toEqual([RENEW, '/idp']);
  });

  it.each([
    ['does not know the call', () => jsonResponse({ error: 'Not found' }, 404)],
    ['fails', () => jsonResponse({ error: 'Oh' }, 503)],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is not held up by a server that %s', async (_, respond) => {
    network.respond = ({ path }) => (path === '/idp' ? poolResponse({}) : respond());
    await globalSignOut();
    expect(network.requestedPaths().at(-1)).toBe('/idp');
  });

  it('is refused by the pool alone', async () => {
    network.respond = ({ path }) =>
      path === '/idp'
        ? poolErrorResponse('TooManyRequestsException')
        : jsonResponse([{ result: { data: { json: { renewed: true } } } }]);
    await expect(globalSignOut()).rejects.toMatchObject({ name: 'TooManyRequestsException' });
  });
});
