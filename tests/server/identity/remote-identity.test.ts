import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { decodeJwt, exportJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRemoteIdentity } from '../../../server/identity/remote-identity.ts';

const REGION = 'ap-southeast-1';
const POOL_ID = 'ap-southeast-1_Organiser';
const ISSUER = `https://cognito-idp.${REGION}.amazonaws.com/${POOL_ID}`;
const ENDPOINT = `https://cognito-idp.${REGION}.amazonaws.com`;
const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });

const createIdentity = () =>
  createRemoteIdentity({ endpoint: ENDPOINT, region: REGION, poolId: POOL_ID, clientId: 'app' });
const sign = (claims: JWTPayload, key: KeyObject = own.privateKey, kid = 'first') =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
const claims = (change: JWTPayload = {}): JWTPayload => {
  const now = Math.floor(Date.now() / 1000);
  const times = { iat: now, exp: now + 3600 };
  return {
    sub: 'mei',
    iss: ISSUER,
    client_id: 'app',
    token_use: 'access',
    origin_jti: 'o',
    jti: 'j',
    ...times,
    ...change,
  };
};

let answers: Map<string, (request: Request) => Response | Promise<Response>>;
beforeEach(async () => {
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'first', alg: 'RS256', use: 'sig' };
  answers = new Map([[`${ISSUER}/.well-known/jwks.json`, () => Response.json({ keys: [jwk] })]]);
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const answer = answers.get(String(input));
    if (!answer) throw new TypeError('fetch failed');
    return answer(new Request(input, init));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('verifying a managed pool’s access token', () => {
  it('returns the owner and the expiry of a valid one', async () => {
    const good = claims();
    const bearer = { sub: 'mei', originJti: 'o', expiresAt: good.exp };
    expect(await createIdentity().verify(await sign(good))).toEqual(bearer);
  });

  it.each<[string, JWTPayload]>([
    ['that is over', { exp: 1_700_000_000 }],
    ['of another pool', { iss: `${ENDPOINT}/ap-southeast-1_Other` }],
    ['of another client', { client_id: 'other' }],
    ['that is an id token', { token_use: 'id', aud: 'app' }],
  ])('refuses one %s', async (_, change) => {
    expect(await createIdentity().verify(await sign(claims(change)))).toBeNull();
  });

  it('rejects one with a wrong signature, an unknown key, or none', async () => {
    const bad = [
      await sign(claims(), foreign.privateKey),
      await sign(claims(), foreign.privateKey, 'unknown'),
      new UnsecuredJWT(claims()).encode(),
      'a.b.c',
      '',
    ];
    for (const token of bad) expect(await createIdentity().verify(token)).toBeNull();
  });

  it('throws when the keys are unreachable', async () => {
    const token = await sign(claims());
    answers.clear();
    await expect(createIdentity().verify(token)).rejects.toThrow();
    answers.set(`${ISSUER}/.well-known/jwks.json`, () => new Response('<h1>Sign in to this Wi-Fi</h1>'));
    await expect(createIdentity().verify(token)).rejects.toThrow();
  });
});

describe('while the pool is out of reach', () => {
  const HOUR_MS = 3_600_000;
  const keysAddress = `${ISSUER}/.well-known/jwks.json`;
  afterEach(() => vi.useRealTimers());

  it('tokens are verified with the keys that are known', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const identity = createIdentity();
    await identity.verify(await sign(claims()));
    answers.clear();
    vi.setSystemTime(Date.now() + HOUR_MS);
    expect(await identity.verify(await sign(claims()))).toMatchObject({ sub: 'mei' });
    expect(await identity.verify(await sign(claims(), foreign.privateKey))).toBeNull();
  });

  it('a key that the pool has taken back counts for ten minutes at most', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const identity = createIdentity();
    await identity.verify(await sign(claims()));
    const jwk = { ...(await exportJWK(foreign.publicKey)), kid: 'second', alg: 'RS256', use: 'sig' };
    answers.set(keysAddress, () => Response.json({ keys: [jwk] }));
    vi.setSystemTime(Date.now() + 601_000);
    await identity.verify(await sign(claims()));
    await vi.waitFor(async () => expect(await identity.verify(await sign(claims()))).toBeNull());
  });
});

describe('fetching attributes from a managed pool', () => {
  const UserAttributes = [
    { Name: 'sub', Value: 'mei' },
    { Name: 'email', Value: 'mei@example.com' },
    { Name: 'email_verified', Value: 'true' },
    { Name: 'name', Value: 'Mei' },
  ];

  it('sends the token and reads the attributes', async () => {
    answers.set(ENDPOINT, async (request) => {
      expect(request.headers.get('x-amz-target')).toBe('AWSCognitoIdentityProviderService.GetUser');
      const { AccessToken } = await request.json();
      return Response.json({ Username: decodeJwt(AccessToken).sub, UserAttributes });
    });
    const expected = { sub: 'mei', email: 'mei@example.com', displayName: 'Mei' };
    expect(await createIdentity().fetchAttributes(await sign(claims()))).toEqual(expected);
  });

  it('takes the id that never changes, and the name of the user only without one', async () => {
    const subWith = async (attributes: typeof UserAttributes) => {
      answers.set(ENDPOINT, () => Response.json({ Username: 'mei.tan', UserAttributes: attributes }));
      return (await createIdentity().fetchAttributes('token')).sub;
    };
    const withoutId = UserAttributes.filter(({ Name }) => Name !== 'sub');
    expect([await subWith(UserAttributes), await subWith(withoutId)]).toEqual(['mei', 'mei.tan']);
  });

  it('leaves out an address that the pool has not verified', async () => {
    const emailOf = async (verified: string | null) => {
      const others = UserAttributes.filter(({ Name }) => Name !== 'email_verified');
      const more = verified === null ? others : [...others, { Name: 'email_verified', Value: verified }];
      answers.set(ENDPOINT, () => Response.json({ Username: 'mei', UserAttributes: more }));
      return (await createIdentity().fetchAttributes('token')).email;
    };
    expect([await emailOf('true'), await emailOf('false'), await emailOf(null)]).toEqual([
      'mei@example.com',
      '',
      '',
    ]);
  });

  it.each([
    ['refuses', () => Response.json({ __type: 'NotAuthorizedException' }, { status: 400 })],
    ['answers something else', () => Response.json({ hello: 'world' })],
    ['answers in HTML', () => new Response('<h1>Sign in to this Wi-Fi</h1>')],
  ])('throws when the pool %s', async (_, answer) => {
    answers.set(ENDPOINT, answer);
    await expect(createIdentity().fetchAttributes('token')).rejects.toThrow();
  });
});
