import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { PASS_LIFETIME_S } from '../../../src/domain/visitor/pass.ts';
import { FAKED_TIMERS } from '../../support/fake-timers.ts';
import {
  deferredSigner,
  signAtOnce,
  signedAtMs,
  startPassLoopHarness,
} from '../../support/pass-loop-harness.ts';
import { reportMeasurement } from '../../support/report-measurement.ts';

/** `RUNS=2000` is the full size. */
const RUNS = Number(process.env.RUNS ?? 300);
const SEED = Number(process.env.SEED ?? 20_261_121);

afterEach(() => {
  vi.useRealTimers();
});

const seconds = (max: number) => fc.integer({ min: 1, max });
const happening = fc.oneof(
  fc.record({ what: fc.constant('run' as const), s: seconds(200) }),
  fc.record({ what: fc.constant('sleep' as const), s: seconds(4_000) }),
  fc.record({ what: fc.constant('correct' as const), s: fc.integer({ min: -4_000, max: 4_000 }) }),
  fc.record({ what: fc.constantFrom('fails', 'signs', 'hangs', 'comes', 'distrust', 'trust', 'look') }),
);

it(
  'a code older than 120 s is never shown, after any sequence of events',
  async () => {
    let codes = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 12 }), async (happenings) => {
        vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 2), toFake: [...FAKED_TIMERS] });
        let skewMs = 0;
        let isTrusted = true;
        const nowMs = () => Date.now() + skewMs;
        const slow = deferredSigner();
        const { stage, stop, check } = startPassLoopHarness({
          time: () =>
            isTrusted
              ? { kind: 'good', nowMs: nowMs(), stale: false, isUtcTime: true }
              : { kind: 'set-back', isUtcTime: true },
        });
        const isRefused = () => {
          if (stage.view?.state !== 'shown') return false;
          codes++;
          const ageMs = nowMs() - signedAtMs(stage.view.token);
          return !isTrusted || ageMs < -1_000 || ageMs >= PASS_LIFETIME_S * 1000;
        };
        for (const step of happenings) {
          if (step.what === 'run') {
            for (let s = 0; s < step.s; s++) {
              await stage.run(1);
              expect(isRefused()).toBe(false);
            }
          }
          // Nobody sees the screen of a sleeping phone; what counts begins with the first look after it.
          if (step.what === 'sleep') stage.sleep(step.s);
          if (step.what === 'correct') skewMs += step.s * 1000;
          if (step.what === 'distrust') isTrusted = false;
          if (step.what === 'trust') isTrusted = true;
          if (step.what === 'fails') stage.sign = async () => null;
          if (step.what === 'signs') stage.sign = signAtOnce;
          if (step.what === 'hangs') stage.sign = slow.sign;
          if (step.what === 'look') check();
          if (step.what === 'comes') {
            const views = stage.views.length;
            await slow.answer();
            if (stage.views.length > views) expect(isRefused()).toBe(false);
          }
        }
        await stage.run(1);
        expect(isRefused()).toBe(false);
        stop();
      }),
      { numRuns: RUNS, seed: SEED },
    );
    // Placeholders everywhere would satisfy the rule too.
    expect(codes).toBeGreaterThan(RUNS * 15);
    reportMeasurement('P10', {
      of: 'codes on a screen',
      seed: SEED,
      'sequences of events': RUNS,
      'seconds with a code': codes,
      'refused at the gate': 0,
    });
  },
  60_000 + RUNS * 200,
);
