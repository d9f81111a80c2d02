import { expect, it } from 'vitest';
import { startRenewalTimer } from '../../../src/platform/session/renewal-timer.ts';
import { msUntilRenewal, renewTokens } from '../../../src/sync/renew-tokens.ts';
import { readTokens } from '../../../src/sync/tokens.ts';
import { FakeCookieJar, TEST_CLIENT_ID, unsignedJwt } from '../../support/fake-cookie-jar.ts';
import { reportMeasurement } from '../../support/report-measurement.ts';
import { htmlResponse } from '../../support/responses.ts';
import { type Random, randomInt, seededRandom, weightedChoice } from '../../support/seeded-random.ts';
import { fakeRenewDeps, poolErrorResponse, poolResponse } from '../../support/user-pool-responses.ts';

/** `RUNS=10000` is the full size. */
const RUNS = Number(process.env.RUNS ?? 500);
const SEED = Number(process.env.SEED ?? 20_261_121);
const START_S = 1_800_000_000;
const HOUR_S = 3_600;
const MAX_FAULTS = 30;

/** The possible outcomes of a renewal on bad Wi-Fi. Only `no` is a refusal. */
const silences = [
  'dropped',
  'portal',
  'portal-400',
  'broken-off',
  'throttled',
  'inner',
  '503',
  '429',
  'empty',
] as const;
type Fault = (typeof silences)[number] | 'no' | 'granted';

function answerTo(fault: Fault, nowS: number): Promise<Response> {
  const answers: Record<Fault, () => Response | Promise<Response>> = {
    dropped: () => Promise.reject(new TypeError('Failed to fetch')),
    portal: () => htmlResponse(200),
    'portal-400': () => htmlResponse(400),
    'broken-off': () =>
      new Response('{"__type":"NotAuth', { status: 400, headers: { 'content-type': 'application/json' } }),
    throttled: () => poolErrorResponse('TooManyRequestsException'),
    inner: () => poolErrorResponse('InternalErrorException', 500),
    '503': () => poolErrorResponse('NotAuthorizedException', 503),
    '429': () => poolErrorResponse('NotAuthorizedException', 429),
    empty: () => poolResponse({}),
    no: () => poolErrorResponse('NotAuthorizedException'),
    granted: () =>
      poolResponse({
        AuthenticationResult: { AccessToken: unsignedJwt({ sub: 'anna', exp: nowS + HOUR_S, iat: nowS }) },
      }),
  };
  return Promise.resolve().then(answers[fault]);
}

/** A sequence of faults, and the outcome that persists after it. */
function randomSequence(random: Random): { faults: Fault[]; last: Fault } {
  const anyFault = () =>
    weightedChoice<Fault>(random, [
      [6, silences[randomInt(random, silences.length)] ?? 'dropped'],
      [2, 'no'],
      [2, 'granted'],
    ]);
  const faults = Array.from({ length: randomInt(random, MAX_FAULTS) }, anyFault);
  return {
    faults,
    last: weightedChoice<Fault>(random, [
      [1, 'no'],
      [1, 'dropped'],
      [1, 'granted'],
    ]),
  };
}

/** Runs one sequence: the loop, the renewal and the pool's responses together, on a clock that jumps. */
async function runSequence({ faults, last }: ReturnType<typeof randomSequence>, random: Random) {
  let nowMs = START_S * 1000;
  let timer: { atMs: number; then: () => void } | null = null;
  let isSignedOut = false;
  const met: Fault[] = [];
  const jar = new FakeCookieJar().setTokens('anna', START_S + randomInt(random, HOUR_S));
  const tokens = () => readTokens(jar.cookies, TEST_CLIENT_ID);
  const answer = () => {
    const fault = faults[met.length] ?? last;
    met.push(fault);
    return answerTo(fault, Math.floor(nowMs / 1000));
  };
  const loop = startRenewalTimer({
    dueInMs: async () => {
      const current = tokens();
      return current && msUntilRenewal(current, nowMs);
    },
    renew: () => renewTokens(fakeRenewDeps(jar, answer, { now: () => nowMs })),
    onNoTokens: () => {},
    onRefused: async () => {
      isSignedOut = true;
    },
    setTimer: (ms, then) => {
      const newTimer = { atMs: nowMs + ms, then };
      timer = newTimer;
      return () => {
        if (timer === newTimer) timer = null;
      };
    },
    random,
  });
  const settle = () => new Promise<void>((done) => setImmediate(done));
  for (let i = 0; i < 400 && !isSignedOut && met.length < faults.length + 6; i++) {
    for (let turn = 0; turn < 50 && !timer && !isSignedOut; turn++) await settle();
    const due = timer as { atMs: number; then: () => void } | null;
    timer = null;
    if (!due) break;
    nowMs = Math.max(nowMs, due.atMs);
    due.then();
  }
  loop.stop();
  return { met, isSignedOut, hasTokens: tokens() !== null };
}

it(
  `bad Wi-Fi never signs anybody out, and a pool that goes on saying no always does (${RUNS} sequences)`,
  async () => {
    const random = seededRandom(SEED);
    const count = { signedOut: 0, withoutANo: 0, missed: 0, renewals: 0 };
    for (let run = 0; run < RUNS; run++) {
      const sequence = randomSequence(random);
      const { met, isSignedOut, hasTokens } = await runSequence(sequence, random);
      count.renewals += met.length;
      // The last of four attempts in a row must be a refusal of the pool.
      const ended = met.slice(-4);
      const isDue = ended.length === 4 && !ended.includes('granted') && ended.at(-1) === 'no';
      if (isSignedOut) count.signedOut++;
      if (isSignedOut && !isDue) count.withoutANo++;
      if (!isSignedOut && sequence.last === 'no') count.missed++;
      if (!isSignedOut) expect(hasTokens, met.join()).toBe(true);
    }
    reportMeasurement('P6', {
      seed: SEED,
      sequences: RUNS,
      renewals: count.renewals,
      'sign-outs': count.signedOut,
      'without an answered failure': count.withoutANo,
      'missed though the pool went on saying no': count.missed,
    });
    expect(count).toMatchObject({ withoutANo: 0, missed: 0 });
    expect(count.signedOut).toBeGreaterThan(RUNS / 10);
    expect(count.signedOut).toBeLessThan(RUNS);
  },
  60_000 + RUNS * 100,
);
