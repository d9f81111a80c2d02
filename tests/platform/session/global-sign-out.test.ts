import { afterEach, describe, expect, it, vi } from 'vitest';
import { installFakeBrowser } from '../../support/fake-browser-globals.ts';
import { type FakeFetch, installFakeFetch } from '../../support/fake-fetch.ts';
import { jsonResponse } from '../../support/responses.ts';
import { poolErrorResponse, poolResponse } from '../../support/user-pool-responses.ts';

const RENEW = '/trpc/users.account.renewPassKey';
const EMBEDDED_POOL = '/idp';
const MANAGED_POOL = '/';
const renewed = () => jsonResponse([{ result: { data: { json: { renewed: true } } } }]);

let network: FakeFetch;
async function load(poolId: string) {
  vi.resetModules();
  vi.stubEnv('VITE_USER_POOL_ID', poolId);
  installFakeBrowser().setTokenCookies('mei');
  network = installFakeFetch(({ path }) => (path === RENEW ? renewed() : poolResponse({})));
  const { globalSignOut } = await import('../../../src/platform/session/global-sign-out.ts');
  return globalSignOut;
}
afterEach(() => vi.unstubAllEnvs());

describe('logging out everywhere', () => {
  it('ends the sessions, then has the pass key renewed by our server, which a managed pool does not tell', async () => {
    const globalSignOut = await load('ap-southeast-1_Organiser');
    await globalSignOut();
    expect(network.requestedPaths()).toEqual([MANAGED_POOL, RENEW]);
  });

  it('has nothing renewed where our server has the pool, and does so itself', async () => {
    const globalSignOut = await load('');
    await globalSignOut();
    expect(network.requestedPaths()).toEqual([EMBEDDED_POOL]);
  });

  it.each([
    ['does not know the call', () => jsonResponse({ error: 'Not found' }, 404)],
    ['fails', () => jsonResponse({ error: 'Oh' }, 503)],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('does not fail for a server that %s', async (_, respond) => {
    const globalSignOut = await load('ap-southeast-1_Organiser');
    network.respond = ({ path }) => (path === RENEW ? respond() : poolResponse({}));
    await globalSignOut();
    expect(network.requestedPaths()).toContain(RENEW);
  });

  it('leaves the pass key alone where the pool refuses: all sessions go on', async () => {
    const globalSignOut = await load('ap-southeast-1_Organiser');
    network.respond = ({ path }) =>
      path === RENEW ? renewed() : poolErrorResponse('TooManyRequestsException');
    await expect(globalSignOut()).rejects.toMatchObject({ name: 'TooManyRequestsException' });
    expect(network.requestedPaths()).not.toContain(RENEW);
  });
});
