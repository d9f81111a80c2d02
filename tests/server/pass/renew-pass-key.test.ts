import { SignJWT } from 'jose';
import { beforeEach, expect, it } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { readEnv } from '../../../server/env.ts';
import { passClaims } from '../../../src/domain/visitor/pass.ts';
import { MEI, openPool } from '../identity/pool-fixture.ts';

const env = readEnv({});
const log = { info() {}, warn() {}, error() {} };
const pool = openPool();
let app: ReturnType<typeof createApp>;
beforeEach(async () => {
  await pool.identity.addUser(MEI);
  app = createApp({ db: pool.db, env, now: () => pool.now, identity: pool.identity, log });
});

type Detail = { cognitoSub: string; passKey: string; passKeyId: string };
async function signIn(password = MEI.password) {
  const { AccessToken } = await pool.signIn(MEI.email, password);
  const call = async (path: string, method = 'GET') => {
    const headers = { authorization: `Bearer ${AccessToken}`, 'content-type': 'application/json' };
    const response = await app.request(`/trpc/${path}`, { method, headers });
    return { rev: Number(response.headers.get('x-rev')), ...(await response.json()).result.data };
  };
  const { json, rev } = await call('users.profiles.myDetail');
  return { AccessToken, call, rev, detail: json as Detail };
}

/** What a gate says to a pass that is signed with the key of a phone. */
async function gate({ cognitoSub, passKey, passKeyId }: Detail) {
  const token = await new SignJWT(passClaims(env.passIssuer, cognitoSub, true, pool.now))
    .setProtectedHeader({ alg: 'HS256', kid: passKeyId })
    .sign(new TextEncoder().encode(passKey));
  const body = JSON.stringify({ token });
  return (await app.request('/api/app/qr/verify', { method: 'POST', body })).json();
}
const OLD = { ok: false, reason: 'old-key' };

it('A pass of a phone from before a global sign-out opens no gate, and one of a new session does', async () => {
  const { AccessToken, detail } = await signIn();
  expect(await gate(detail)).toMatchObject({ ok: true });
  await pool.request('GlobalSignOut', { AccessToken });
  expect(await gate(detail)).toEqual(OLD);
  const again = await signIn();
  expect(again.detail.passKeyId).not.toBe(detail.passKeyId);
  expect(await gate(again.detail)).toMatchObject({ ok: true });
  expect(await gate(detail)).toEqual(OLD);
});

it('A pass from before a password that was set with a code opens no gate', async () => {
  const { detail } = await signIn();
  await pool.request('ForgotPassword', { Username: MEI.email });
  const ConfirmationCode = await pool.lastCode(MEI.email);
  const reset = { Username: MEI.email, ConfirmationCode, Password: 'elephant8' };
  expect((await pool.request('ConfirmForgotPassword', { ...reset, ConfirmationCode: 'wrong' })).status).toBe(
    400,
  );
  expect(await gate(detail)).toMatchObject({ ok: true });
  expect((await pool.request('ConfirmForgotPassword', reset)).status).toBe(200);
  expect(await gate(detail)).toEqual(OLD);
  expect(await gate((await signIn('elephant8')).detail)).toMatchObject({ ok: true });
});

it('A global sign-out of somebody without a visitor changes nothing, and no other visitor’s pass', async () => {
  const { detail } = await signIn();
  const raj = { ...MEI, email: 'raj@example.com' };
  await pool.identity.addUser(raj);
  const { AccessToken } = await pool.signIn(raj.email, raj.password);
  expect((await pool.request('GlobalSignOut', { AccessToken })).status).toBe(200);
  expect(await gate(detail)).toMatchObject({ ok: true });
});

it('A session can have the key renewed, as for a pool elsewhere, and its phone is told to fetch the new one', async () => {
  const { call, detail, rev } = await signIn();
  expect(await call('users.account.renewPassKey', 'POST')).toMatchObject({ json: { renewed: true } });
  expect(await gate(detail)).toEqual(OLD);
  const after = await call('users.profiles.myDetail');
  expect(after.rev).toBe(rev + 1);
  expect(await gate(after.json)).toMatchObject({ ok: true });
  const headers = { 'content-type': 'application/json' };
  const response = await app.request('/trpc/users.account.renewPassKey', { method: 'POST', headers });
  expect(response.status).toBe(401);
});
