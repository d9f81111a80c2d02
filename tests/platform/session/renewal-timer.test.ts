import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startRenewalTimer } from '../../../src/platform/session/renewal-timer.ts';
import type { RenewalOutcome } from '../../../src/sync/renew-tokens.ts';

const RUNS = Number(process.env.RUNS ?? 1_000);
const HOUR_MS = 3_600_000;

/** A clock that stops, and jumps to the next timer. The token is due after `dueMs`, a renewed one after an hour. */
function createStage(
  dueMs: number | null,
  answer: (nth: number) => RenewalOutcome,
  { failedEnds = 0 }: { failedEnds?: number } = {},
) {
  let nowMs = 0;
  let dueAtMs = dueMs;
  let timer: { atMs: number; then: () => void } | null = null;
  const tries: { atMs: number; outcome: RenewalOutcome }[] = [];
  const stage = { signedOutAtMs: null as number | null, foundNoTokens: 0, tries, forced: [] as boolean[] };
  const settle = async () => {
    for (let i = 0; i < 20; i++) await Promise.resolve();
  };
  const loop = startRenewalTimer({
    dueInMs: async () => (dueAtMs === null ? null : dueAtMs - nowMs),
    renew: async (force) => {
      stage.forced.push(force);
      const outcome = answer(tries.length);
      tries.push({ atMs: nowMs, outcome });
      if (outcome === 'renewed') dueAtMs = nowMs + HOUR_MS;
      return outcome;
    },
    onNoTokens: () => {
      stage.foundNoTokens++;
    },
    onRefused: async () => {
      if (failedEnds-- > 0) throw new Error('This phone cannot store anything now');
      stage.signedOutAtMs = nowMs;
    },
    setTimer: (ms, then) => {
      const newTimer = { atMs: nowMs + ms, then };
      timer = newTimer;
      return () => {
        if (timer === newTimer) timer = null;
      };
    },
    random: () => 0.5,
  });
  /** Runs the next timer; false when there is none. */
  const advance = async () => {
    await settle();
    const due = timer;
    if (!due) return false;
    timer = null;
    nowMs = due.atMs;
    due.then();
    await settle();
    return true;
  };
  return { ...stage, stage, loop, advance, settle, now: () => nowMs };
}

describe('a session', () => {
  it('is renewed when it is due, and again when the new token is', async () => {
    const { advance, tries } = createStage(HOUR_MS, () => 'renewed');
    await advance();
    await advance();
    expect(tries.map(({ atMs }) => atMs)).toEqual([HOUR_MS, 2 * HOUR_MS]);
  });

  it('is renewed at once when it is due already', async () => {
    const { settle, tries } = createStage(0, () => 'renewed');
    await settle();
    expect(tries).toEqual([{ atMs: 0, outcome: 'renewed' }]);
  });

  it('is renewed before it is due when the server did not accept its token, once', async () => {
    const { stage, settle, advance, loop, tries } = createStage(HOUR_MS, () => 'renewed');
    await settle();
    loop.renewNow();
    await advance();
    expect(tries).toEqual([{ atMs: 0, outcome: 'renewed' }]);
    await advance();
    expect(tries[1]?.atMs).toBe(HOUR_MS);
    expect(stage.forced).toEqual([true, false]);
  });

  it('ends when a token that is not due cannot be replaced in four attempts', async () => {
    const { stage, settle, advance, loop, tries } = createStage(HOUR_MS, () => 'refused');
    await settle();
    loop.renewNow();
    await advance();
    loop.renewNow();
    while (stage.signedOutAtMs === null && (await advance()));
    expect(tries.map(({ atMs }) => atMs)).toEqual([0, 5_000, 10_000, 15_000]);
    expect(stage.signedOutAtMs).toBe(15_000);
  });

  it('is not renewed without tokens, which is reported', async () => {
    const { stage, settle, tries } = createStage(null, () => 'renewed');
    await settle();
    expect(tries).toEqual([]);
    expect(stage.foundNoTokens).toBe(1);
    expect(stage.signedOutAtMs).toBeNull();
  });

  it('ends when the pool refuses four times, 5 s apart', async () => {
    const { stage, settle, advance, tries } = createStage(0, () => 'refused');
    await settle();
    while (stage.signedOutAtMs === null && (await advance()));
    expect(tries.map((t) => t.atMs)).toEqual([0, 5_000, 10_000, 15_000]);
    expect(stage.signedOutAtMs).toBe(15_000);
    expect(await advance()).toBe(false);
  });

  it('ends later when this phone could not store the end', async () => {
    const { stage, settle, advance, tries } = createStage(0, () => 'refused', { failedEnds: 2 });
    await settle();
    while (stage.signedOutAtMs === null && (await advance()));
    expect(tries.map((t) => t.atMs)).toEqual([0, 5_000, 10_000, 15_000, 18_750, 26_250]);
    expect(stage.signedOutAtMs).toBe(26_250);
    expect(await advance()).toBe(false);
  });

  it('goes on without an answer, with growing waits, and is renewed when there is one', async () => {
    const { stage, settle, advance, tries } = createStage(0, (nth) => (nth < 12 ? 'no-answer' : 'renewed'));
    await settle();
    while (tries.at(-1)?.outcome !== 'renewed') await advance();
    const gaps = tries.slice(1).map((t, i) => t.atMs - (tries[i]?.atMs ?? 0));
    expect(gaps.slice(0, 3)).toEqual([5_000, 5_000, 5_000]);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(60_000);
    expect(gaps.slice(3)).toEqual(gaps.slice(3).toSorted((a, b) => a - b));
    expect(stage.signedOutAtMs).toBeNull();
  });

  it('is checked at once when the signal is back', async () => {
    const { settle, advance, tries, loop, now } = createStage(0, (nth) =>
      nth < 6 ? 'no-answer' : 'renewed',
    );
    await settle();
    while (tries.length < 6) await advance();
    const before = now();
    loop.checkNow();
    await advance();
    expect(tries.at(-1)).toEqual({ atMs: before, outcome: 'renewed' });
  });

  it('is not renewed any more once stopped', async () => {
    const { advance, loop, tries } = createStage(HOUR_MS, () => 'renewed');
    loop.stop();
    expect(await advance()).toBe(false);
    expect(tries).toEqual([]);
  });
});

it(`a session never ends without a refusal, and always after one that persists (${RUNS} sequences)`, async () => {
  const outcome = fc.constantFrom<RenewalOutcome>(
    'renewed',
    'fresh',
    'no-answer',
    'no-answer',
    'no-answer',
    'refused',
  );
  let ended = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(outcome, { maxLength: 40 }),
      fc.constantFrom<RenewalOutcome>('refused', 'no-answer', 'renewed'),
      async (outcomes, last) => {
        const { stage, settle, advance, tries } = createStage(0, (nth) => outcomes[nth] ?? last);
        await settle();
        for (let i = 0; i < outcomes.length + 10 && stage.signedOutAtMs === null; i++) await advance();
        if (stage.signedOutAtMs !== null) {
          ended++;
          expect(tries.at(-1)?.outcome).toBe('refused');
          expect(tries.slice(-4).every((t) => t.outcome === 'refused' || t.outcome === 'no-answer')).toBe(
            true,
          );
          expect(tries.length).toBeGreaterThanOrEqual(4);
        }
        if (last === 'refused') expect(stage.signedOutAtMs).not.toBeNull();
        if (!outcomes.includes('refused') && last !== 'refused') expect(stage.signedOutAtMs).toBeNull();
      },
    ),
    { numRuns: RUNS, seed: 20_261_121 },
  );
  expect(ended).toBeGreaterThan(RUNS / 10);
});
