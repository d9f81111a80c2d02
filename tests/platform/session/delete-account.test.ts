import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeBrowser } from '../../support/fake-browser-globals.ts';
import { unsignedJwt } from '../../support/fake-cookie-jar.ts';
import { type FakeFetch, installFakeFetch } from '../../support/fake-fetch.ts';
import { jsonResponse } from '../../support/responses.ts';
import { poolErrorResponse, poolResponse } from '../../support/user-pool-responses.ts';

const DELETE = '/trpc/users.account.delete';
const nowS = Math.floor(Date.now() / 1000);
const renewed = unsignedJwt({ sub: 'mei', exp: nowS + 3_600, iat: nowS, n: 7 });
const deleted = () => jsonResponse([{ result: { data: { json: null } } }]);
const unauthorised = () =>
  jsonResponse(
    [{ error: { json: { message: 'No', code: -32001, data: { code: 'UNAUTHORIZED', httpStatus: 401 } } } }],
    401,
  );

let page: ReturnType<typeof installFakeBrowser>;
let network: FakeFetch;
let deleteAccount: typeof import('../../../src/platform/session/delete-account.ts')['deleteAccount'];
beforeEach(async () => {
  vi.resetModules();
  page = installFakeBrowser();
  network = installFakeFetch(({ path }) => (path === '/idp' ? poolResponse({}) : deleted()));
  ({ deleteAccount } = await import('../../../src/platform/session/delete-account.ts'));
});

describe('deleting the account', () => {
  it('deletes on our server first, then in the pool', async () => {
    page.setTokenCookies('mei');
    await deleteAccount();
    expect(network.requestedPaths()).toEqual([DELETE, '/idp']);
  });

  it('sends nothing without a token', async () => {
    await expect(deleteAccount()).rejects.toMatchObject({ name: 'NoSession' });
    expect(network.requests).toEqual([]);
  });

  it('renews a token that is not accepted once, and sends once more', async () => {
    const old = page.setTokenCookies('mei');
    network.respond = ({ path, headers }) => {
      if (path === '/idp') return poolResponse({ AuthenticationResult: { AccessToken: renewed } });
      return headers.get('authorization') === `Bearer ${old}` ? unauthorised() : deleted();
    };
    await deleteAccount();
    expect(network.requestedPaths()).toEqual([DELETE, '/idp', DELETE, '/idp']);
  });

  it('is refused by a second 401', async () => {
    page.setTokenCookies('mei');
    network.respond = ({ path }) =>
      path === '/idp' ? poolResponse({ AuthenticationResult: { AccessToken: renewed } }) : unauthorised();
    await expect(deleteAccount()).rejects.toMatchObject({ kind: 'client', code: 'UNAUTHORIZED' });
    expect(network.requestedPaths()).toEqual([DELETE, '/idp', DELETE]);
  });

  it('gets no answer while something in front of our server does not forward it', async () => {
    page.setTokenCookies('mei');
    network.respond = () => jsonResponse({ error: { code: 'NOT_IMPLEMENTED' } }, 501);
    await expect(deleteAccount()).rejects.toMatchObject({ kind: 'no-answer', status: 501 });
    expect(network.requestedPaths()).toEqual([DELETE]);
  });

  it('is partly done when the pool refuses, and done when the pool has no such user any more', async () => {
    page.setTokenCookies('mei');
    let error = 'InternalErrorException';
    network.respond = ({ path }) => (path === '/idp' ? poolErrorResponse(error) : deleted());
    await expect(deleteAccount()).rejects.toMatchObject({ name: 'PartlyDeletedError' });
    error = 'UserNotFoundException';
    await deleteAccount();
  });

  it('asks the pool once more without an answer: it may have deleted the user, who then has no token for our server', async () => {
    page.setTokenCookies('mei');
    let isDeleted = false;
    network.respond = ({ path }) => {
      if (path !== '/idp') return isDeleted ? unauthorised() : deleted();
      if (isDeleted) return poolErrorResponse('UserNotFoundException');
      isDeleted = true;
      throw new TypeError('Failed to fetch');
    };
    await deleteAccount();
    expect(network.requestedPaths()).toEqual([DELETE, '/idp', '/idp']);
  });
});

describe('a mutation', () => {
  it('is not sent without a token', async () => {
    const { runMutation } = await import('../../../src/platform/run-mutation.ts');
    network.respond = unauthorised;
    await expect(runMutation('users.account.delete', undefined)).rejects.toMatchObject({
      kind: 'no-answer',
      code: 'NO_SESSION',
    });
    expect(network.requestedPaths()).toEqual([]);
  });
});
