import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { poolCodes, poolMails, poolSessions } from '../../../server/db/schema.ts';
import { startSrp } from '../../support/srp-client.ts';
import { CLIENT_ID, MEI, openPool, POOL_ID, POOL_NAME } from './pool-fixture.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const pool = openPool();
let sub = '';
beforeEach(async () => {
  sub = await pool.identity.addUser(MEI);
});
const respond = (ChallengeResponses: object) =>
  pool.request('RespondToAuthChallenge', { ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses });
const renew = (RefreshToken: string) => pool.request('GetTokensFromRefreshToken', { RefreshToken });
const getUser = (AccessToken: string) => pool.request('GetUser', { AccessToken });

describe('sign-in', () => {
  it('issues tokens with the shape of the identity service’s', async () => {
    const tokens = await pool.signIn(MEI.email, MEI.password);
    const at = pool.now / 1000;
    const both = {
      sub,
      iss: `urn:yhello:pool:${POOL_ID}`,
      origin_jti: expect.any(String),
      event_id: expect.any(String),
      jti: expect.any(String),
      auth_time: at,
      iat: at,
      exp: at + 3600,
    };
    expect(decodeJwt(tokens.AccessToken)).toEqual({
      ...both,
      token_use: 'access',
      client_id: CLIENT_ID,
      scope: 'aws.cognito.signin.user.admin',
      username: sub,
    });
    expect(decodeJwt(tokens.IdToken)).toEqual({
      ...both,
      token_use: 'id',
      aud: CLIENT_ID,
      'cognito:username': sub,
      email: MEI.email,
      email_verified: true,
      name: MEI.name,
    });
    expect(tokens.ExpiresIn).toBe(3600);
  });

  it('issues a refresh token as long as the service’s, short enough for a cookie', async () => {
    const tokens = await pool.signIn(MEI.email, MEI.password);
    expect(tokens.RefreshToken.length).toBeGreaterThan(1600);
    for (const token of [tokens.AccessToken, tokens.IdToken, tokens.RefreshToken]) {
      expect(token.length).toBeLessThan(3800);
    }
  });

  it('accepts the address in any case, and any password that JSON can contain', async () => {
    const password = 'пароль 🍼 ünïcødé 7a';
    await pool.identity.addUser({ email: 'Raj@example.com', password, name: 'Raj' });
    await pool.signIn(' RAJ@Example.COM', password);
    expect((await pool.respondWith('raj@example.com', `${password} `)).type).toBe('NotAuthorizedException');
  });

  it('accepts the response to a challenge only once, so that it cannot be replayed', async () => {
    const client = startSrp(POOL_NAME);
    const answer = client.answer(await pool.challenge(MEI.email, client), MEI.password);
    const both = await Promise.all([respond(answer), respond(answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('can be finished in another process of the same installation', async () => {
    const client = startSrp(POOL_NAME);
    const answer = client.answer(await pool.challenge(MEI.email, client), MEI.password);
    pool.identity = await pool.start();
    expect((await respond(answer)).status).toBe(200);
  });

  it('cannot be finished after three minutes, with a made-up challenge, or with the old password', async () => {
    const client = startSrp(POOL_NAME);
    const answer = client.answer(await pool.challenge(MEI.email, client), MEI.password);
    for (const block of [
      '',
      Buffer.alloc(500).toString('base64'),
      `A${answer.PASSWORD_CLAIM_SECRET_BLOCK}`,
    ]) {
      expect((await respond({ ...answer, PASSWORD_CLAIM_SECRET_BLOCK: block })).status).toBe(400);
    }
    pool.now += 3 * MINUTE_MS;
    expect((await respond(answer)).type).toBe('NotAuthorizedException');
    pool.now -= 3 * MINUTE_MS;
    const { AccessToken } = await pool.signIn(MEI.email, MEI.password);
    const change = { AccessToken, PreviousPassword: MEI.password, ProposedPassword: 'elephant8' };
    expect((await pool.request('ChangePassword', change)).status).toBe(200);
    expect((await respond(answer)).type).toBe('NotAuthorizedException');
  });

  it('is blocked for five minutes after ten wrong passwords, also with the right one', async () => {
    const client = startSrp(POOL_NAME);
    const answer = client.answer(await pool.challenge(MEI.email, client), MEI.password);
    const bad = { ...answer, PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString('base64') };
    const tries = await Promise.all(Array.from({ length: 11 }, () => respond(bad)));
    const messages = tries.map(({ message }) => message).sort();
    expect(messages.slice(0, 10)).toEqual(Array(10).fill('Incorrect username or password.'));
    expect(messages[10]).toBe('Password attempts exceeded');
    expect((await respond(answer)).message).toBe('Password attempts exceeded');
    pool.now += 5 * MINUTE_MS;
    await pool.signIn(MEI.email, MEI.password);
  });

  it('is not blocked by wrong passwords from before a right one', async () => {
    for (let round = 1; round <= 2; round += 1) {
      for (let i = 0; i < 9; i += 1) await pool.respondWith(MEI.email, 'not this one');
      await pool.signIn(MEI.email, MEI.password);
    }
  });

  it('starts alike for an unknown address, and ends as with a wrong password', async () => {
    const shape = (c: object) => Object.entries(c).map(([name, value]) => [name, String(value).length]);
    const stranger = await pool.challenge('nobody@example.com');
    const known = await pool.challenge(MEI.email);
    const { SRP_B: _, ...ofStranger } = stranger;
    const { SRP_B: __, ...ofKnown } = known;
    expect(shape(ofStranger)).toEqual(shape(ofKnown));
    expect(stranger.USER_ID_FOR_SRP).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    const again = await pool.challenge('Nobody@example.com');
    expect([again.SALT, again.USER_ID_FOR_SRP]).toEqual([stranger.SALT, stranger.USER_ID_FOR_SRP]);
    const ofNobody = await pool.respondWith('nobody@example.com', MEI.password);
    expect(ofNobody).toEqual(await pool.respondWith(MEI.email, 'wrong-pass1'));
    for (let i = 0; i < 9; i += 1) await pool.respondWith('nobody@example.com', MEI.password);
    const AuthParameters = { USERNAME: 'nobody@example.com', SRP_A: startSrp(POOL_NAME).publicA };
    const held = await pool.request('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters });
    expect(held.message).toBe('Password attempts exceeded');
  });

  it('rejects numbers that reveal the key, and plain-text passwords', async () => {
    const start = (AuthFlow: string, AuthParameters: object) =>
      pool.refusal('InitiateAuth', { AuthFlow, AuthParameters });
    for (const SRP_A of ['0', '', 'xyz', 'f'.repeat(1000)]) {
      expect(await start('USER_SRP_AUTH', { USERNAME: MEI.email, SRP_A })).toBe('InvalidParameterException');
    }
    const clear = { USERNAME: MEI.email, PASSWORD: MEI.password };
    expect(await start('USER_PASSWORD_AUTH', clear)).toBe('InvalidParameterException');
  });
});

describe('a session', () => {
  it('is renewed with its refresh token for 365 days, by either operation', async () => {
    const first = await pool.signIn(MEI.email, MEI.password);
    pool.now += 365 * DAY_MS - 1;
    const { status, body } = await renew(first.RefreshToken);
    expect(status).toBe(200);
    const second = body.AuthenticationResult as typeof first;
    expect(second.RefreshToken).toBeUndefined();
    const origin = (token: string) => [decodeJwt(token).origin_jti, decodeJwt(token).auth_time];
    expect(origin(second.AccessToken)).toEqual(origin(first.AccessToken));
    expect(await pool.identity.verify(second.AccessToken)).toMatchObject({ sub });
    const AuthParameters = { REFRESH_TOKEN: first.RefreshToken };
    const other = await pool.request('InitiateAuth', { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters });
    expect(other.body.AuthenticationResult).toHaveProperty('AccessToken');
    pool.now += 1;
    expect(await renew(first.RefreshToken)).toMatchObject({ message: 'Refresh Token has expired' });
  });

  it('is not renewed with an unknown token or for another client', async () => {
    const { RefreshToken } = await pool.signIn(MEI.email, MEI.password);
    expect((await renew('made-up')).type).toBe('NotAuthorizedException');
    const foreign = { ClientId: 'other', RefreshToken };
    expect(await pool.refusal('GetTokensFromRefreshToken', foreign)).toBe('ResourceNotFoundException');
  });

  it('is the only one that ends when its token is revoked', async () => {
    const phone = await pool.signIn(MEI.email, MEI.password);
    const desktop = await pool.signIn(MEI.email, MEI.password);
    expect(await pool.identity.verify(phone.AccessToken)).not.toBeNull();
    expect((await pool.request('RevokeToken', { Token: phone.RefreshToken })).status).toBe(200);
    expect((await pool.request('RevokeToken', { Token: 'made-up' })).status).toBe(200);
    expect(await renew(phone.RefreshToken)).toMatchObject({ message: 'Refresh Token has been revoked' });
    expect(await getUser(phone.AccessToken)).toMatchObject({ message: 'Access Token has been revoked' });
    expect(await pool.identity.verify(phone.AccessToken)).toBeNull();
    expect((await renew(desktop.RefreshToken)).status).toBe(200);
    expect(await pool.identity.verify(desktop.AccessToken)).toMatchObject({ sub });
  });

  it('ends on every device of this user, and only this one, at a global sign-out', async () => {
    await pool.identity.addUser({ ...MEI, email: 'raj@example.com' });
    const raj = await pool.signIn('raj@example.com', MEI.password);
    const phone = await pool.signIn(MEI.email, MEI.password);
    const desktop = await pool.signIn(MEI.email, MEI.password);
    for (const { AccessToken } of [phone, desktop]) await pool.identity.verify(AccessToken);
    expect((await pool.request('GlobalSignOut', { AccessToken: phone.AccessToken })).status).toBe(200);
    for (const { AccessToken, RefreshToken } of [phone, desktop]) {
      expect((await renew(RefreshToken)).type).toBe('NotAuthorizedException');
      expect((await getUser(AccessToken)).type).toBe('NotAuthorizedException');
      expect(await pool.identity.verify(AccessToken)).toBeNull();
    }
    expect(await pool.identity.verify(raj.AccessToken)).not.toBeNull();
  });
});

describe('the owner of an account', () => {
  it('changes the password with the old one, and stays signed in', async () => {
    const { AccessToken, RefreshToken } = await pool.signIn(MEI.email, MEI.password);
    const change = (PreviousPassword: string, ProposedPassword: string) =>
      pool.request('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword });
    expect((await change('not-mine-1', 'elephant8')).type).toBe('NotAuthorizedException');
    expect((await change(MEI.password, 'short')).type).toBe('InvalidPasswordException');
    expect((await change(MEI.password, 'elephant8')).status).toBe(200);
    expect((await renew(RefreshToken)).status).toBe(200);
    await pool.signIn(MEI.email, 'elephant8');
    for (let i = 0; i < 10; i += 1) await change('not-mine-1', 'elephant9');
    expect((await change('elephant8', 'elephant9')).type).toBe('LimitExceededException');
  });

  it('reads the account and can change only the name', async () => {
    const { AccessToken, RefreshToken } = await pool.signIn(MEI.email, MEI.password);
    const update = (Name: string, Value: string) =>
      pool.request('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name, Value }] });
    expect((await update('name', ' Mei Ling ')).status).toBe(200);
    for (const name of ['email', 'email_verified', 'sub', '__proto__']) {
      expect((await update(name, 'x@example.com')).type).toBe('NotAuthorizedException');
    }
    expect((await getUser(AccessToken)).body).toEqual({
      Username: sub,
      UserAttributes: [
        { Name: 'sub', Value: sub },
        { Name: 'email', Value: MEI.email },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'name', Value: 'Mei Ling' },
      ],
    });
    const expected = { sub, email: MEI.email, displayName: 'Mei Ling' };
    expect(await pool.identity.fetchAttributes(AccessToken)).toEqual(expected);
    const renewed = (await renew(RefreshToken)).body.AuthenticationResult as { IdToken: string };
    expect(decodeJwt(renewed.IdToken).name).toBe('Mei Ling');
  });

  it('deletes the account, which ends its sessions and frees the address', async () => {
    const { AccessToken, RefreshToken } = await pool.signIn(MEI.email, MEI.password);
    expect(await pool.identity.verify(AccessToken)).not.toBeNull();
    await pool.request('ForgotPassword', { Username: MEI.email });
    expect(await pool.db.$count(poolCodes)).toBe(1);
    expect((await pool.request('DeleteUser', { AccessToken })).status).toBe(200);
    for (const table of [poolCodes, poolSessions, poolMails]) expect(await pool.db.$count(table)).toBe(0);
    expect((await getUser(AccessToken)).type).toBe('UserNotFoundException');
    expect((await renew(RefreshToken)).type).toBe('NotAuthorizedException');
    expect(await pool.identity.verify(AccessToken)).toBeNull();
    await expect(pool.identity.fetchAttributes(AccessToken)).rejects.toThrow();
    expect((await pool.signUp(MEI)).status).toBe(200);
  });
});
