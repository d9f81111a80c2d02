import { beforeEach, describe, expect, it } from 'vitest';
import { poolCodes, poolUsers } from '../../../server/db/schema.ts';
import { pruneCodes } from '../../../server/identity/codes.ts';
import { MEI, openPool } from './pool-fixture.ts';

const HOUR_MS = 60 * 60 * 1000;
const pool = openPool();
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const confirm = (code: string, email = MEI.email) =>
  pool.request('ConfirmSignUp', { Username: email, ConfirmationCode: code });
const reset = (code: string, password = 'elephant8', email = MEI.email) =>
  pool.request('ConfirmForgotPassword', { Username: email, ConfirmationCode: code, Password: password });

describe('sign-up', () => {
  it('sends a code that confirms the account', async () => {
    const { status, body } = await pool.signUp(MEI);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      UserConfirmed: false,
      UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'm***@e***' },
    });
    const code = await pool.lastCode(MEI.email);
    expect(code).toMatch(/^\d{6}$/);
    const sent = { level: 'info', details: { purpose: 'sign-up' }, message: 'code put into the mailbox' };
    expect(pool.lines).toEqual([sent]);
    expect((await pool.respondWith(MEI.email, MEI.password)).type).toBe('UserNotConfirmedException');
    expect((await confirm(code)).status).toBe(200);
    await pool.signIn(MEI.email, MEI.password);
  });

  it('stores neither the password nor the code in readable form', async () => {
    await pool.signUp(MEI);
    const code = await pool.lastCode(MEI.email);
    const rows = JSON.stringify([
      await pool.db.select().from(poolUsers),
      await pool.db.select().from(poolCodes),
    ]);
    expect(rows).toContain(MEI.email);
    expect(rows).not.toContain(MEI.password);
    expect(rows).not.toContain(`"${code}"`);
  });

  it('accepts an address only once, in any case', async () => {
    await pool.signUp(MEI);
    expect((await pool.signUp({ ...MEI, email: 'MEI@Example.com' })).type).toBe('UsernameExistsException');
  });

  it.each([
    ['short1a', 'Password not long enough'],
    ['teddybear', 'Password must have numeric characters'],
    ['TEDDYBEAR7', 'Password must have lowercase characters'],
  ])('refuses the password %s and names the rule', async (password, rule) => {
    const { type, message } = await pool.signUp({ ...MEI, password });
    expect(type).toBe('InvalidPasswordException');
    expect(message).toContain(rule);
  });

  it.each([
    ['no address', { Username: 'mei' }],
    ['a name that cannot be stored', { UserAttributes: [{ Name: 'name', Value: 'M\u0000ei' }] }],
    ['half a surrogate pair in the name', { UserAttributes: [{ Name: 'name', Value: 'Mei \ud83d' }] }],
    ['an empty name', { UserAttributes: [{ Name: 'name', Value: ' ' }] }],
    ['a password that is no text', { Password: 12345678 }],
    ['a password that is too long', { Password: 'a1'.repeat(200) }],
    ['attributes that are no list', { UserAttributes: { name: 'Mei' } }],
  ])('refuses %s', async (_, part) => {
    const body = { Username: MEI.email, Password: MEI.password, ...part };
    expect(await pool.refusal('SignUp', body)).toBe('InvalidParameterException');
  });

  it('refuses attributes other than the name, and a second address', async () => {
    for (const attribute of [
      { Name: 'email_verified', Value: 'true' },
      { Name: 'email', Value: 'raj@example.com' },
    ]) {
      const body = { Username: MEI.email, Password: MEI.password, UserAttributes: [attribute] };
      expect(await pool.refusal('SignUp', body)).toBe('NotAuthorizedException');
    }
  });

  it('sends a new code on request, which replaces the first', async () => {
    await pool.signUp(MEI);
    const first = await pool.lastCode(MEI.email);
    await pool.request('ResendConfirmationCode', { Username: MEI.email });
    const second = await pool.lastCode(MEI.email);
    if (first !== second) expect((await confirm(first)).type).toBe('CodeMismatchException');
    expect((await confirm(second)).status).toBe(200);
  });

  it('is confirmed again with the same code when the first answer was lost', async () => {
    await pool.signUp(MEI);
    const code = await pool.lastCode(MEI.email);
    expect(await confirm(code)).toEqual(await confirm(code));
    expect((await confirm(wrong(code))).type).toBe('CodeMismatchException');
    await pool.signIn(MEI.email, MEI.password);
  });
});

describe('many sign-ups from one network', () => {
  const wrongPassword = { ...MEI, password: 'weak' };

  it('are answered "later" with a time after the burst, and other operations go on', async () => {
    pool.identity = await pool.start({ signUpsPerHour: 12 });
    for (let i = 0; i < 2; i += 1)
      expect((await pool.signUp(wrongPassword)).type).toBe('InvalidPasswordException');
    const response = await pool.identity.routes.request('/idp', {
      method: 'POST',
      headers: { 'x-amz-target': 'X.SignUp' },
      body: '{}',
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '300']);
    expect((await pool.signUp(MEI)).type).toBe('TooManyRequestsException');
    expect((await pool.request('ForgotPassword', { Username: MEI.email })).status).toBe(200);
    pool.now += 300_000;
    expect((await pool.signUp(MEI)).status).toBe(200);
  });

  it('do not hold up another network', async () => {
    pool.identity = await pool.start({ signUpsPerHour: 6, clientAddressHeader: 'x-client' });
    const signUpFrom = async (address: string) => {
      const headers = { 'x-amz-target': 'X.SignUp', 'x-client': address };
      return (await pool.identity.routes.request('/idp', { method: 'POST', headers, body: '{}' })).status;
    };
    expect(await signUpFrom('10.0.0.1')).toBe(400);
    expect(await signUpFrom('10.0.0.1')).toBe(429);
    expect(await signUpFrom('10.0.0.2')).toBe(400);
  });

  it('leave room for four uses of codes each; then these wait, too', async () => {
    pool.identity = await pool.start({ signUpsPerHour: 6, clientAddressHeader: 'x-client' });
    const ask = async (operation: string, address: string) => {
      const headers = { 'x-amz-target': `X.${operation}`, 'x-client': address };
      const body = JSON.stringify({ ClientId: 'any', Username: 'nobody@example.com' });
      const response = await pool.identity.routes.request('/idp', { method: 'POST', headers, body });
      return [response.status === 429, response.headers.get('retry-after')];
    };
    const operations = ['ForgotPassword', 'ResendConfirmationCode', 'ConfirmSignUp', 'ConfirmForgotPassword'];
    for (const operation of operations) expect(await ask(operation, '10.0.0.1')).toEqual([false, null]);
    for (const operation of operations) expect(await ask(operation, '10.0.0.1')).toEqual([true, '150']);
    expect(await ask('SignUp', '10.0.0.1')).toEqual([false, null]);
    expect(await ask('ForgotPassword', '10.0.0.2')).toEqual([false, null]);
  });

  it('are 600 an hour, of which 100 may come at once', async () => {
    for (let i = 0; i < 100; i += 1) await pool.signUp(wrongPassword);
    expect((await pool.signUp(MEI)).type).toBe('TooManyRequestsException');
    pool.now += 6_000;
    expect((await pool.signUp(MEI)).status).toBe(200);
  });
});

describe('a code', () => {
  it('is valid for exactly 24 hours at sign-up', async () => {
    await pool.signUp(MEI);
    const code = await pool.lastCode(MEI.email);
    pool.now += 24 * HOUR_MS;
    expect((await confirm(code)).type).toBe('ExpiredCodeException');
    pool.now -= 1;
    expect((await confirm(code)).status).toBe(200);
  });

  it('is valid for an hour for a forgotten password, or for the configured time', async () => {
    await pool.identity.addUser(MEI);
    await pool.request('ForgotPassword', { Username: MEI.email });
    pool.now += HOUR_MS;
    expect((await reset(await pool.lastCode(MEI.email))).type).toBe('ExpiredCodeException');
    pool.identity = await pool.start({ resetCodeSeconds: 2 * 3600 });
    await pool.request('ForgotPassword', { Username: MEI.email });
    pool.now += HOUR_MS;
    expect((await reset(await pool.lastCode(MEI.email))).status).toBe(200);
  });

  it('is refused after five wrong attempts, also parallel ones, until a new one is sent', async () => {
    await pool.signUp(MEI);
    const code = await pool.lastCode(MEI.email);
    const tries = await Promise.all(Array.from({ length: 6 }, () => confirm(wrong(code))));
    const types = tries.map((answer) => answer.type).sort();
    expect(types).toEqual([...Array(5).fill('CodeMismatchException'), 'LimitExceededException']);
    expect((await confirm(code)).type).toBe('LimitExceededException');
    await pool.request('ResendConfirmationCode', { Username: MEI.email });
    expect((await confirm(await pool.lastCode(MEI.email))).status).toBe(200);
  });

  it('is sent at most 20 times an hour', async () => {
    await pool.identity.addUser(MEI);
    const request = () => pool.request('ForgotPassword', { Username: MEI.email });
    for (let i = 0; i < 20; i += 1) expect((await request()).status).toBe(200);
    expect((await request()).type).toBe('LimitExceededException');
    pool.now += HOUR_MS;
    expect((await request()).status).toBe(200);
  });

  it('works once, also when used twice at the same time', async () => {
    await pool.identity.addUser(MEI);
    await pool.request('ForgotPassword', { Username: MEI.email });
    const code = await pool.lastCode(MEI.email);
    const both = await Promise.all([reset(code), reset(code)]);
    expect(both.map((answer) => answer.type).sort()).toEqual(['ExpiredCodeException', undefined]);
    expect((await reset(code)).type).toBe('ExpiredCodeException');
  });

  it('is deleted a day after it ended', async () => {
    await pool.signUp(MEI);
    await pruneCodes(pool.db, pool.now + 48 * HOUR_MS);
    expect(await pool.db.$count(poolCodes)).toBe(1);
    await pruneCodes(pool.db, pool.now + 48 * HOUR_MS + 1);
    expect(await pool.db.$count(poolCodes)).toBe(0);
  });
});

describe('an address without an account', () => {
  const nobody = 'nobody@example.com';

  it('gets the same response as one with an account to a code request, and no mail', async () => {
    await pool.identity.addUser(MEI);
    await pool.signUp({ ...MEI, email: 'new@example.com' });
    const forgot = await pool.request('ForgotPassword', { Username: nobody });
    expect(forgot.body).toEqual({
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'n***@e***' },
    });
    const known = await pool.request('ResendConfirmationCode', { Username: 'new@example.com' });
    expect((await pool.request('ResendConfirmationCode', { Username: nobody })).body).toEqual(known.body);
    expect(await pool.lastCode(nobody)).toBe('none');
  });
});

describe('a pool whose mailbox nobody can read', () => {
  beforeEach(async () => {
    await pool.identity.addUser(MEI);
    pool.identity = await pool.start({ hasMailbox: false });
  });

  it('refuses what needs a code, and keeps nothing', async () => {
    const newcomer = { ...MEI, email: 'new@example.com' };
    expect((await pool.signUp(newcomer)).type).toBe('CodeDeliveryFailureException');
    for (const operation of ['ForgotPassword', 'ResendConfirmationCode'])
      expect(await pool.refusal(operation, { Username: MEI.email })).toBe('CodeDeliveryFailureException');
    expect(await pool.db.select().from(poolCodes)).toEqual([]);
    expect(await pool.db.select().from(poolUsers)).toHaveLength(1);
  });

  it('logs in who has an account', async () => {
    await pool.signIn(MEI.email, MEI.password);
  });
});

describe('a forgotten password', () => {
  it('is reset with the code, which signs out every device', async () => {
    await pool.identity.addUser(MEI);
    const { AccessToken, RefreshToken } = await pool.signIn(MEI.email, MEI.password);
    expect(await pool.identity.verify(AccessToken)).not.toBeNull();
    await pool.request('ForgotPassword', { Username: MEI.email });
    const code = await pool.lastCode(MEI.email);
    expect((await reset(code, 'weak')).type).toBe('InvalidPasswordException');
    expect((await reset(code)).status).toBe(200);
    expect((await pool.respondWith(MEI.email, MEI.password)).type).toBe('NotAuthorizedException');
    expect(await pool.refusal('GetTokensFromRefreshToken', { RefreshToken })).toBe('NotAuthorizedException');
    expect(await pool.identity.verify(AccessToken)).toBeNull();
    await pool.signIn(MEI.email, 'elephant8');
  });

  it('is reset with a code that also confirms the address, if the sign-up was never confirmed', async () => {
    await pool.signUp(MEI);
    await pool.request('ForgotPassword', { Username: MEI.email });
    expect((await reset(await pool.lastCode(MEI.email))).status).toBe(200);
    await pool.signIn(MEI.email, 'elephant8');
  });
});
