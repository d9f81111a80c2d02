import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeBrowser } from '../../support/fake-browser-globals.ts';
import { installFakeFetch, respondFromServer } from '../../support/fake-fetch.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

const time = { nowMs: TEST_NOW_MS + 999, isUtcTime: true };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A phone on which `sub` is signed in; nothing has been loaded yet. */
async function phoneOf(sub: string) {
  vi.resetModules();
  const page = installFakeBrowser();
  installFakeFetch(respondFromServer(server));
  page.setTokenCookies(sub);
  const { writeIdentity } = await import('../../../src/sync/identity-store.ts');
  await writeIdentity({ sub, displayName: sub, signedInAt: 1 });
  const { profileQueries } = await import('../../../src/features/profile/queries.ts');
  const { createQueryClient, fetchQuery } = await import('../../../src/platform/query-client.ts');
  const signing = await import('../../../src/features/pass/sign-pass.ts');
  const signPass = async (...given: Parameters<typeof signing.signPass>) =>
    (await signing.signPass(...given))?.token ?? null;
  const loadDetail = () => createQueryClient(fetchQuery).fetchQuery(profileQueries.detail(sub));
  return { signPass, loadDetail };
}

const gateSays = async (token: string | null) =>
  (
    await server.app.request('/api/app/qr/verify', { method: 'POST', body: JSON.stringify({ token }) })
  ).json();
const claimsOf = (token: string | null) =>
  JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString());

describe('a signed pass', () => {
  let phone: Awaited<ReturnType<typeof phoneOf>>;
  beforeEach(async () => {
    phone = await phoneOf('mei');
    await phone.loadDetail();
    server.clock.nowMs = TEST_NOW_MS;
  });

  it('is accepted by the gate', async () => {
    const token = await phone.signPass('mei', time);
    expect(await gateSays(token)).toMatchObject({ ok: true, user: { displayName: 'Name of mei' } });
  });

  it('contains the issuer, the visitor and whether the time is the server’s, and expires after 120 s', async () => {
    const token = await phone.signPass('mei', { ...time, isUtcTime: false });
    const iat = TEST_NOW_MS / 1000;
    expect(claimsOf(token)).toEqual({
      iss: 'yhello',
      cognitoSub: 'mei',
      isUtcTime: false,
      iat,
      exp: iat + 120,
    });
    expect(await gateSays(token)).toMatchObject({ ok: true });
  });

  it('names its key and its algorithm', async () => {
    const [header = ''] = String(await phone.signPass('mei', time)).split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({
      alg: 'HS256',
      kid: expect.any(String),
    });
  });

  it('is rejected by the gate once expired', async () => {
    const token = await phone.signPass('mei', time);
    server.clock.nowMs += 151_000;
    expect(await gateSays(token)).toEqual({ ok: false, reason: 'expired' });
  });

  it('cannot be signed for another visitor', async () => {
    expect(await phone.signPass('ben', time)).toBeNull();
  });

  it('cannot be signed after the sign-out', async () => {
    const { beginSignOut } = await import('../../../src/sync/begin-sign-out.ts');
    await beginSignOut('mei', 'discard');
    expect(await phone.signPass('mei', time)).toBeNull();
  });
});

it('there is no pass until the profile has been loaded once', async () => {
  const phone = await phoneOf('aisyah');
  expect(await phone.signPass('aisyah', time)).toBeNull();
});
