import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { lastGoodAnswers } from '../../../server/api-host/last-good-answers.ts';
import { isUnavailable } from '../../../server/unavailable.ts';
import { TEST_NOW_MS } from '../../support/test-now.ts';

const BRAND = ['businesses.brands.detail', { slug: 'pip' }];
const refusal = (status: number, code: string) =>
  Object.assign(new Error(), { kind: 'client', status, code });
const noAnswer = Object.assign(new Error(), { kind: 'no-answer', status: 0, code: '' });

let nowMs: number;
let asked: number;
let outcome: () => unknown;
let tooLate: AbortController;
let answers: ReturnType<typeof lastGoodAnswers>;
beforeEach(() => {
  nowMs = TEST_NOW_MS;
  asked = 0;
  outcome = () => 'Pip';
  tooLate = new AbortController();
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  answers = lastGoodAnswers({
    ask: async () => {
      asked++;
      return outcome();
    },
    now: () => nowMs,
    log,
    patience: () => tooLate.signal,
  });
});
const fail = (error: unknown) => () => {
  throw error;
};
/** What a page gets, and since when it has been known if it is older than it should be. */
async function ask(isStored = true, key: readonly unknown[] = BRAND) {
  const page = answers.forPage(isStored);
  return { data: await page.fetchQuery(key), asOf: page.asOf() };
}

describe('The last answers of an API host', () => {
  it('serve all pages of half a minute', async () => {
    await ask();
    nowMs += 29_000;
    expect(await ask()).toEqual({ data: 'Pip', asOf: null });
    expect(asked).toBe(1);
    nowMs += 1_000;
    outcome = () => 'Pip & Co';
    expect(await ask()).toEqual({ data: 'Pip & Co', asOf: null });
  });

  it('take the place of an answer that does not come, with their age', async () => {
    await ask();
    nowMs += 60 * 60_000;
    outcome = fail(noAnswer);
    expect(await ask()).toEqual({ data: 'Pip', asOf: TEST_NOW_MS });
  });

  it.each([noAnswer, refusal(401, 'UNAUTHORIZED'), refusal(500, 'INTERNAL_SERVER_ERROR'), new Error()])(
    'a failure without a stored answer is “later”, never “not found” (%#)',
    async (failure) => {
      outcome = fail(failure);
      const error = await ask().catch((reason: unknown) => reason);
      expect(isUnavailable(error)).toBe(true);
      expect(error).not.toHaveProperty('code');
    },
  );

  it('pass on what the backend says does not exist, and forget it', async () => {
    await ask();
    nowMs += 60_000;
    outcome = fail(refusal(404, 'NOT_FOUND'));
    await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    outcome = fail(noAnswer);
    await expect(ask()).rejects.toSatisfy(isUnavailable);
  });

  it('know no expo list that does not exist: then the backend is another one', async () => {
    outcome = fail(refusal(404, 'NOT_FOUND'));
    await expect(ask(true, ['/api/expo/list/latest'])).rejects.toSatisfy(isUnavailable);
  });

  it('leave a backend that failed alone for a moment', async () => {
    outcome = fail(noAnswer);
    for (let n = 0; n < 3; n++) await expect(ask()).rejects.toSatisfy(isUnavailable);
    expect(asked).toBe(1);
    nowMs += 5_000;
    outcome = () => 'Pip';
    expect(await ask()).toEqual({ data: 'Pip', asOf: null });
  });

  it('are asked for once by all who wait', async () => {
    await Promise.all([ask(), ask(), ask()]);
    expect(asked).toBe(1);
  });

  it('serve a page whose time is over, and store what comes later', async () => {
    await ask();
    nowMs += 60_000;
    let answerLate = (_: string) => {};
    const late = new Promise<string>((resolve) => {
      answerLate = resolve;
    });
    outcome = () => late;
    const page = ask();
    tooLate.abort();
    expect(await page).toEqual({ data: 'Pip', asOf: TEST_NOW_MS });
    answerLate('Pip & Co');
    await late;
    tooLate = new AbortController();
    expect(await ask()).toEqual({ data: 'Pip & Co', asOf: null });
  });

  it('are not pushed out by searches', async () => {
    await ask();
    const search = ['businesses.brands.list', { text: 'pip' }];
    await ask(false, search);
    nowMs += 60_000;
    outcome = fail(noAnswer);
    await expect(ask(false, search)).rejects.toSatisfy(isUnavailable);
    expect(await ask(false)).toEqual({ data: 'Pip', asOf: TEST_NOW_MS });
  });

  it('take up a limited amount of memory: the least recently used go', async () => {
    outcome = () => 'x'.repeat(20_000_000);
    for (const slug of ['a', 'b', 'c']) await ask(true, [slug]);
    outcome = fail(noAnswer);
    nowMs += 60_000;
    await expect(ask(true, ['a'])).rejects.toSatisfy(isUnavailable);
    for (const slug of ['b', 'c']) expect(await ask(true, [slug])).toMatchObject({ asOf: TEST_NOW_MS });
  });

  it('are the last good ones in whatever order answers and failures come', async () => {
    const step = fc.record({
      outcome: fc.oneof(fc.integer().map(String), fc.constantFrom('fails', 'is unknown')),
      passesMs: fc.integer({ min: 30_000, max: 10_000_000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.nat(), async (steps, brand) => {
        const key = ['businesses.brands.detail', { slug: `${brand}-${asked}` }];
        let last: { data: string; asOf: number } | null = null;
        for (const next of steps) {
          nowMs += next.passesMs;
          const isKnown = next.outcome !== 'is unknown';
          if (next.outcome === 'fails') outcome = fail(noAnswer);
          else outcome = isKnown ? () => next.outcome : fail(refusal(404, 'NOT_FOUND'));
          const got = await ask(true, key).catch((error: { code?: string }) => error.code ?? 'later');
          if (next.outcome === 'fails') expect(got).toEqual(last ?? 'later');
          else expect(got).toEqual(isKnown ? { data: next.outcome, asOf: null } : 'NOT_FOUND');
          if (next.outcome !== 'fails') last = isKnown ? { data: next.outcome, asOf: nowMs } : null;
        }
      }),
    );
  });
});
