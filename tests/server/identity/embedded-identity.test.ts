import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  createLocalJWKSet,
  decodeJwt,
  importPKCS8,
  type JWTPayload,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { describe, expect, it } from 'vitest';
import { poolKeys, poolUsers } from '../../../server/db/schema.ts';
import { CLIENT_ID, MEI, openPool, POOL_ID } from './pool-fixture.ts';

const pool = openPool();
const jwks = async (from = pool.identity) =>
  (await from.routes.request(`/idp/${POOL_ID}/.well-known/jwks.json`)).json();

describe('verifying an access token', () => {
  const signed = async (claims: JWTPayload) => {
    const [row] = await pool.db.select().from(poolKeys);
    const key = await importPKCS8(row?.privateKey ?? '', 'RS256');
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(key);
  };

  it('returns the owner and the expiry of a valid one', async () => {
    const sub = await pool.identity.addUser(MEI);
    const { AccessToken } = await pool.signIn(MEI.email, MEI.password);
    const { origin_jti: originJti, exp: expiresAt } = decodeJwt(AccessToken);
    expect(await pool.identity.verify(AccessToken)).toEqual({ sub, originJti, expiresAt });
    expect(await pool.identity.verify(await signed(decodeJwt(AccessToken)))).not.toBeNull();
  });

  it('rejects an expired one; its lifetime is configurable', async () => {
    pool.identity = await pool.start({ accessTokenSeconds: 60 });
    await pool.identity.addUser(MEI);
    const { AccessToken } = await pool.signIn(MEI.email, MEI.password);
    pool.now += 59_000;
    expect(await pool.identity.verify(AccessToken)).not.toBeNull();
    pool.now += 1_000;
    expect(await pool.identity.verify(AccessToken)).toBeNull();
    expect(await pool.request('GetUser', { AccessToken })).toMatchObject({
      message: 'Access Token has expired',
    });
  });

  it.each<[string, JWTPayload]>([
    ['of another client', { client_id: 'other' }],
    ['of another pool', { iss: 'urn:yhello:pool:other' }],
    [
      'with the issuer of the real service',
      { iss: `https://cognito-idp.ap-southeast-1.amazonaws.com/${POOL_ID}` },
    ],
    ['of another use', { token_use: 'id' }],
    ['of an unknown session', { origin_jti: 'made-up' }],
    ['without an owner', { sub: '' }],
  ])('rejects one %s although its signature is valid', async (_, change) => {
    await pool.identity.addUser(MEI);
    const { AccessToken } = await pool.signIn(MEI.email, MEI.password);
    expect(await pool.identity.verify(await signed({ ...decodeJwt(AccessToken), ...change }))).toBeNull();
  });

  it('rejects one with a wrong key, a shared secret, no signature or a changed payload', async () => {
    await pool.identity.addUser(MEI);
    const { AccessToken, IdToken } = await pool.signIn(MEI.email, MEI.password);
    const claims = decodeJwt(AccessToken);
    const [row] = await pool.db.select().from(poolKeys);
    const publicPem = createPublicKey(row?.privateKey ?? '').export({ format: 'pem', type: 'spki' });
    const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const [head = '', , signature = ''] = AccessToken.split('.');
    const payload = Buffer.from(JSON.stringify({ ...claims, sub: 'raj' })).toString('base64url');
    const bad = [
      await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(foreign),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(publicPem)),
      new UnsecuredJWT(claims).encode(),
      `${head}.${payload}.${signature}`,
      IdToken,
      '',
      'a.b.c',
    ];
    for (const token of bad) expect(await pool.identity.verify(token)).toBeNull();
  });
});

describe('the installation’s key', () => {
  it('is created once, also by several processes at the same time, and kept', async () => {
    await pool.db.execute(sql`truncate pool_keys`);
    const together = await Promise.all([pool.start(), pool.start(), pool.start()]);
    const published = await Promise.all([...together, await pool.start()].map((identity) => jwks(identity)));
    expect(await pool.db.$count(poolKeys)).toBe(1);
    expect(new Set(published.map((set) => JSON.stringify(set))).size).toBe(1);
  });

  it('is published for checking tokens, without its private part', async () => {
    await pool.identity.addUser(MEI);
    const { IdToken } = await pool.signIn(MEI.email, MEI.password);
    const set = await jwks();
    expect(Object.keys(set.keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    const options = { audience: CLIENT_ID, currentDate: new Date(pool.now) };
    const { payload } = await jwtVerify(IdToken, createLocalJWKSet(set), options);
    expect(payload.email).toBe(MEI.email);
  });
});

describe('seeding an account', () => {
  it('adds it confirmed, once, and never changes it afterwards', async () => {
    const sub = await pool.identity.addUser({ ...MEI, sub: '5f0a4a9e-0b7d-4c5e-9c1b-2f3d4e5a6b7c' });
    expect(sub).toBe('5f0a4a9e-0b7d-4c5e-9c1b-2f3d4e5a6b7c');
    expect(await pool.identity.addUser({ ...MEI, email: 'MEI@example.com', password: 'elephant8' })).toBe(
      sub,
    );
    expect(await pool.db.$count(poolUsers)).toBe(1);
    await pool.signIn(MEI.email, MEI.password);
  });
});

describe('the address /idp', () => {
  const post = (body: string, target = 'X.GetUser') =>
    pool.identity.routes.request('/idp', { method: 'POST', headers: { 'x-amz-target': target }, body });

  it('allows other origins, and forbids caching', async () => {
    const request = {
      origin: 'https://expo.example',
      'access-control-request-headers': 'x-amz-target,content-type',
    };
    const preflight = await pool.identity.routes.request('/idp', { method: 'OPTIONS', headers: request });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-amz-target');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    for (const answer of [preflight, await post('{}'), await post('x'.repeat(100_001)), await post('{')]) {
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each([
    ['a body that is no JSON', '{"ClientId":', 'X.GetUser', 400, 'SerializationException'],
    ['an empty body', '', 'X.GetUser', 400, 'SerializationException'],
    ['a body that is no object', '[]', 'X.GetUser', 400, 'InvalidParameterException'],
    ['null', 'null', 'X.GetUser', 400, 'InvalidParameterException'],
    ['an operation that does not exist', '{}', 'X.AdminGetUser', 400, 'UnknownOperationException'],
    ['an operation named like a built-in', '{}', 'X.constructor', 400, 'UnknownOperationException'],
    ['no operation', '{}', '', 400, 'UnknownOperationException'],
    [
      'a wrong client',
      '{"ClientId":"x","Username":"a"}',
      'X.ForgotPassword',
      400,
      'ResourceNotFoundException',
    ],
    ['no client', '{"Username":"a"}', 'X.ForgotPassword', 400, 'InvalidParameterException'],
    [
      'a name that the database cannot store',
      `{"ClientId":"${CLIENT_ID}","Username":"a\\u0000"}`,
      'X.ForgotPassword',
      400,
      'InvalidParameterException',
    ],
    ['more than 100 kB', `"${'x'.repeat(100_000)}"`, 'X.GetUser', 413, 'RequestEntityTooLargeException'],
  ])('answers %s in the protocol’s JSON', async (_, body, target, status, type) => {
    const answer = await post(body, target);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-amzn-errortype')).toBe(type);
    expect(await answer.json()).toEqual({ __type: type, message: expect.any(String) });
  });

  it('logs an internal error without the address, and hides it from the client', async () => {
    await pool.db.execute(sql`alter table pool_codes rename to pool_codes_away`);
    await pool.identity.addUser(MEI);
    const answer = await pool.request('ForgotPassword', { Username: MEI.email });
    await pool.db.execute(sql`alter table pool_codes_away rename to pool_codes`);
    expect(answer).toMatchObject({
      status: 500,
      type: 'InternalErrorException',
      message: 'Something went wrong.',
    });
    const [line] = pool.lines.filter(({ level }) => level === 'error');
    expect(line).toMatchObject({ details: { operation: 'ForgotPassword', code: '42P01' } });
    expect(JSON.stringify(line)).not.toContain(MEI.email);
  });
});
