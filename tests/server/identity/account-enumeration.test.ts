import { beforeEach, describe, expect, it } from 'vitest';
import { reportMeasurement } from '../../support/report-measurement.ts';
import { startSrp } from '../../support/srp-client.ts';
import { MEI, openPool, POOL_NAME } from './pool-fixture.ts';

const pool = openPool();
/** Masked alike in answers: `m***@e***`. */
const confirmed = MEI.email;
const unconfirmed = 'mona@example.com';
const stranger = 'max@example.com';
const everyone = [confirmed, unconfirmed, stranger];

beforeEach(async () => {
  await pool.identity.addUser(MEI);
  await pool.signUp({ ...MEI, email: unconfirmed });
});

const start = (USERNAME: string) =>
  pool.request('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME, SRP_A: startSrp(POOL_NAME).publicA },
  });
const operations: Record<string, (Username: string) => ReturnType<typeof start>> = {
  InitiateAuth: start,
  ConfirmSignUp: (Username) => pool.request('ConfirmSignUp', { Username, ConfirmationCode: 'guess' }),
  ResendConfirmationCode: (Username) => pool.request('ResendConfirmationCode', { Username }),
  ForgotPassword: (Username) => pool.request('ForgotPassword', { Username }),
  ConfirmForgotPassword: (Username) =>
    pool.request('ConfirmForgotPassword', { Username, ConfirmationCode: 'guess', Password: 'elephant8' }),
};

describe('a stranger does not learn who has an account', () => {
  it.each([
    ['ConfirmSignUp', 7],
    ['ResendConfirmationCode', 21],
    ['ForgotPassword', 21],
    ['ConfirmForgotPassword', 7],
  ])('from the answers to %s, however often it is called', async (name, times) => {
    const answers: Record<string, unknown[]> = {};
    for (const email of everyone) {
      answers[email] = [];
      for (let i = 0; i < times; i += 1) answers[email].push(await operations[name]?.(email));
    }
    expect(answers[confirmed]).toEqual(answers[stranger]);
    expect(answers[unconfirmed]).toEqual(answers[stranger]);
  });

  it('from a challenge for the user id that the first challenge returned', async () => {
    const namesAgain: boolean[] = [];
    for (const email of everyone) {
      const first = await pool.challenge(email);
      const second = await pool.challenge(first.USER_ID_FOR_SRP);
      namesAgain.push(second.USER_ID_FOR_SRP === first.USER_ID_FOR_SRP);
    }
    expect(namesAgain).toEqual([false, false, false]);
  });

  it('from a mail, and no message is stored for an address without an account', async () => {
    await operations.ResendConfirmationCode?.(stranger);
    await operations.ForgotPassword?.(stranger);
    expect(await pool.lastCode(stranger)).toBe('none');
    await operations.ResendConfirmationCode?.(confirmed);
    expect(await pool.lastCode(confirmed)).toMatch(/^\d{6}$/);
  });
});

/** The time must not tell either. It is printed by `npm run bench -- accounts`; no test depends on it. */
it.runIf(process.env.FIGURES)('prints how long each answer takes with and without an account', async () => {
  const rounds = Number(process.env.RUNS ?? 50);
  for (const [name, run] of Object.entries(operations)) {
    const times = everyone.map((): number[] => []);
    for (let round = 0; round < rounds; round += 1) {
      // The limits would shorten the work.
      pool.now += 60 * 60 * 1000;
      for (const turn of everyone.keys()) {
        const i = (turn + round) % everyone.length;
        const email = everyone[i] ?? '';
        if (name.startsWith('Confirm')) await operations.ResendConfirmationCode?.(email);
        const startedAt = performance.now();
        await run(email);
        times[i]?.push(performance.now() - startedAt);
      }
    }
    const medians = times.map((list) => `${list.sort((a, b) => a - b)[rounds >> 1]?.toFixed(1)} ms`);
    const [account = '', waiting = '', none = ''] = medians;
    reportMeasurement(name, { account, 'not confirmed': waiting, none });
  }
});
