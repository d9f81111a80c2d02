import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASS_LIFETIME_S, PASS_TOLERANCE_S, passClaims } from '../../../src/domain/visitor/pass.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

const ISSUER = 'yhello-test';
const SUB = 'aisyah';
const now = Math.floor(TEST_NOW_MS / 1000);

let server: TestServer;
let detail: { id: string; displayName: string; passKey: string; passKeyId: string };
beforeAll(async () => {
  server = await startTestServer({ settings: { VITE_PASS_ISSUER: ISSUER } });
  detail = (await server.rpcQuery('users.profiles.myDetail', undefined, SUB)).data as typeof detail;
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.nowMs = TEST_NOW_MS;
});

/** Signs a pass like the phone: the key is the UTF-8 bytes of the text. */
const sign = (claims: object, { header = {}, key = detail.passKey } = {}) =>
  new SignJWT({ ...passClaims(ISSUER, SUB, true, TEST_NOW_MS), ...claims })
    .setProtectedHeader({ alg: 'HS256', kid: detail.passKeyId, ...header })
    .sign(new TextEncoder().encode(key));

async function verify(token: unknown) {
  const response = await server.app.request('/api/app/qr/verify', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.json();
}
const no = (reason: string) => ({ ok: false, reason });

describe('a gate', () => {
  it('accepts a visitor’s pass, and gets only name and id', async () => {
    const user = { id: detail.id, displayName: detail.displayName };
    expect(await verify(await sign({}))).toEqual({ ok: true, user });
    expect(await verify(await sign({ isUtcTime: false }))).toEqual({ ok: true, user });
  });

  it('takes what it scanned as it is, with the link in front of the token', async () => {
    const token = await sign({});
    for (const scanned of [`yhello://pass?token=${token}`, ` https://expo.example/p?a.b=1&token=${token}\n`])
      expect(await verify(scanned)).toMatchObject({ ok: true });
  });

  it('ignores the `typ` header', async () => {
    expect(await verify(await sign({}, { header: { typ: 'anything' } }))).toMatchObject({ ok: true });
  });

  it('refuses values that are no pass', async () => {
    const [header, payload, signature] = (await sign({})).split('.');
    const odd = ['x', 'a.b.c', `${header}.${payload}`, `${header}.e30.${signature}`, `.${payload}.`, '😀'];
    for (const token of odd) expect(await verify(token)).toEqual(no('malformed'));
  });

  it.each([
    { cognitoSub: undefined },
    { cognitoSub: '' },
    // PostgreSQL refuses it.
    { cognitoSub: 'mei\0' },
    { cognitoSub: 7 },
    { isUtcTime: 'yes' },
    { iss: undefined },
    { iat: undefined },
    { iat: 1.5 },
    { exp: undefined },
    { exp: now + 60.5 },
    { nbf: 'later' },
    { nbf: null },
  ])('refuses a pass with %j', async (claims) => {
    expect(await verify(await sign(claims))).toEqual(no('malformed'));
  });

  it('refuses an unknown visitor', async () => {
    expect(await verify(await sign({ cognitoSub: 'nobody' }))).toEqual(no('unknown-user'));
  });

  it('refuses a pass signed with another key, or another visitor’s', async () => {
    const mei = await server.rpcQuery('users.profiles.myDetail', undefined, 'mei');
    const { passKeyId: kid } = mei.data as typeof detail;
    expect(await verify(await sign({}, { key: 'x'.repeat(43) }))).toEqual(no('bad-signature'));
    expect(await verify(await sign({ cognitoSub: 'mei' }, { header: { kid } }))).toEqual(no('bad-signature'));
    expect(await verify(await sign({ cognitoSub: 'mei' }, { header: { kid: undefined } }))).toEqual(
      no('bad-signature'),
    );
  });

  it('refuses a pass whose claims were changed after signing', async () => {
    const [header, , signature] = (await sign({})).split('.');
    const other = Buffer.from(JSON.stringify({ ...decodeJwt(await sign({})), exp: now + 60 })).toString(
      'base64url',
    );
    expect(await verify(`${header}.${other}.${signature}`)).toEqual(no('bad-signature'));
  });

  it('accepts only HS256', async () => {
    const long = detail.passKey.repeat(2);
    const claims = passClaims(ISSUER, SUB, true, TEST_NOW_MS);
    expect(await verify(new UnsecuredJWT(claims).encode())).toEqual(no('bad-signature'));
    for (const alg of ['HS384', 'HS512'])
      expect(await verify(await sign({}, { header: { alg }, key: long }))).toEqual(no('bad-signature'));
  });

  it('refuses a pass with unknown critical headers', async () => {
    const key = new TextEncoder().encode(detail.passKey);
    const token = await new SignJWT(passClaims(ISSUER, SUB, true, TEST_NOW_MS))
      .setProtectedHeader({ alg: 'HS256', crit: ['later'], later: 1 })
      .sign(key, { crit: { later: true } });
    expect(await verify(token)).toEqual(no('bad-signature'));
  });

  it('refuses another issuer’s pass', async () => {
    expect(await verify(await sign({ iss: 'another' }))).toEqual(no('wrong-issuer'));
  });

  it('accepts a pass until its expiry plus the tolerance', async () => {
    const pass = await sign({});
    server.clock.nowMs = (now + PASS_LIFETIME_S + PASS_TOLERANCE_S) * 1000 - 1;
    expect(await verify(pass)).toMatchObject({ ok: true });
    server.clock.nowMs += 1;
    expect(await verify(pass)).toEqual(no('expired'));
  });

  it('refuses a pass from the future', async () => {
    const from = now + PASS_TOLERANCE_S + 1;
    expect(await verify(await sign({ iat: from, exp: from + 60 }))).toEqual(no('not-yet-valid'));
  });

  it('refuses a pass that says itself that it is not valid yet', async () => {
    const nbf = now + PASS_TOLERANCE_S + 1;
    expect(await verify(await sign({ nbf }))).toEqual(no('not-yet-valid'));
    expect(await verify(await sign({ nbf: nbf - 1 }))).toMatchObject({ ok: true });
  });

  it('refuses a pass with a longer lifetime than passes have', async () => {
    expect(await verify(await sign({ exp: now + PASS_LIFETIME_S + 1 }))).toEqual(no('lifetime-too-long'));
  });

  it('checks the signature before issuer and times', async () => {
    const forged = await sign({ iss: 'another', exp: now - 999 }, { key: 'x'.repeat(43) });
    expect(await verify(forged)).toEqual(no('bad-signature'));
  });

  it.each([
    [''],
    ['not json'],
    ['null'],
    ['[]'],
    ['{}'],
    ['{"token":7}'],
    ['{"token":""}'],
    [`{"token":"${'x'.repeat(5000)}"}`],
  ])('answers 400 to the body %s', async (body) => {
    const response = await server.app.request('/api/app/qr/verify', { method: 'POST', body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'BAD_REQUEST' } });
  });
});
