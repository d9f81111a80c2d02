import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSettled, type PassView } from '../../../src/features/pass/pass-refresh.ts';
import type { PassTime } from '../../../src/platform/clock.ts';
import { FAKED_TIMERS } from '../../support/fake-timers.ts';
import {
  deferredSigner,
  passTokenSignedAt,
  signAtOnce,
  signWith,
  startPassLoopHarness,
} from '../../support/pass-loop-harness.ts';

const T0 = Date.UTC(2026, 10, 21, 2);

beforeEach(() => {
  vi.useFakeTimers({ now: T0, toFake: [...FAKED_TIMERS] });
});
afterEach(() => {
  vi.useRealTimers();
});

const shown = (signedAtMs: number, refreshInS: number) => ({
  state: 'shown',
  token: passTokenSignedAt(signedAtMs),
  refreshInS,
  shouldCheckTime: false,
});
const waiting = (reason: string) => ({ state: 'waiting', reason });

describe('what the visitor sees', () => {
  const views: [PassView, boolean][] = [
    [{ state: 'waiting', reason: 'working' }, false],
    [{ state: 'waiting', reason: 'first-time' }, true],
    [{ state: 'waiting', reason: 'clock-set-back' }, true],
    [{ state: 'waiting', reason: 'not-possible' }, true],
    [{ state: 'shown', token: 'x', refreshInS: 60, shouldCheckTime: false }, true],
  ];

  it('is settled with the code or with the reason why there is none', () => {
    for (const [view, expected] of views) expect(isSettled(view)).toBe(expected);
  });
});

describe('a pass', () => {
  it('is signed at once', async () => {
    const { stage } = startPassLoopHarness();
    expect(stage.views).toEqual([waiting('working')]);
    await stage.run(0);
    expect(stage.view).toEqual(shown(T0, 60));
  });

  it('counts down the seconds and is signed again every 60 s', async () => {
    const { stage } = startPassLoopHarness();
    await stage.run(179);
    expect(stage.signings.map(({ nowMs }) => nowMs - T0)).toEqual([0, 60_000, 120_000]);
    const figures = stage.views.flatMap((view) => (view.state === 'shown' ? [view.refreshInS] : []));
    expect(new Set(figures)).toEqual(new Set(Array.from({ length: 61 }, (_, n) => n)));
    expect(figures.slice(0, 60)).toEqual(Array.from({ length: 60 }, (_, n) => 60 - n));
    expect(stage.view).toEqual(shown(T0 + 120_000, 1));
  });

  it('is signed with the corrected time, and records whether that is the server’s', async () => {
    const { stage } = startPassLoopHarness({
      time: () => ({ kind: 'good', nowMs: Date.now() + 7_000, stale: false, isUtcTime: false }),
    });
    await stage.run(0);
    expect(stage.signings).toEqual([{ nowMs: T0 + 7_000, isUtcTime: false }]);
  });

  it('asks for a check of the time when the last one is long ago, and is still shown', async () => {
    const { stage } = startPassLoopHarness({
      time: () => ({ kind: 'good', nowMs: Date.now(), stale: true, isUtcTime: true }),
    });
    await stage.run(1);
    expect(stage.view).toMatchObject({ state: 'shown', shouldCheckTime: true });
  });

  it('is not signed twice at the same time', async () => {
    const { sign, answer } = deferredSigner();
    const { stage } = startPassLoopHarness({ sign });
    await stage.run(5);
    expect(stage.signings).toHaveLength(1);
    expect(stage.views).toEqual([waiting('working')]);
    await answer();
    expect(stage.view).toEqual(shown(T0, 55));
  });
});

describe('while signing fails, a pass', () => {
  it.each([
    ['no key', async () => null],
    ['broken storage', () => Promise.reject(new Error('gone'))],
  ])('stays until its 120 s are over and then goes: %s', async (_, broken) => {
    const { stage } = startPassLoopHarness();
    await stage.run(1);
    stage.sign = broken;
    await stage.run(118);
    expect(stage.view).toEqual(shown(T0, 0));
    await stage.run(1);
    expect(stage.view).toEqual(waiting('not-possible'));
    await stage.run(60);
    expect(stage.view).toEqual(waiting('not-possible'));
    stage.sign = signAtOnce;
    await stage.run(1);
    expect(stage.view).toEqual(shown(T0 + 181_000, 60));
  });

  it('is removed after its lifetime even if signing never settles', async () => {
    const { stage } = startPassLoopHarness();
    await stage.run(1);
    stage.sign = deferredSigner().sign;
    await stage.run(119);
    expect(stage.view).toEqual(waiting('working'));
  });

  it('is signed again when signing hangs, and then shown', async () => {
    const { stage } = startPassLoopHarness({ sign: deferredSigner().sign });
    await stage.run(5);
    stage.sign = signAtOnce;
    await stage.run(1);
    expect(stage.view).toEqual(shown(T0 + 6_000, 60));
    await stage.run(120);
    expect(stage.signings).toHaveLength(4);
  });

  it('is not signed in every tick while signing hangs', async () => {
    const { stage } = startPassLoopHarness({ sign: deferredSigner().sign });
    await stage.run(59);
    expect(stage.signings).toHaveLength(10);
    expect(stage.view).toEqual(waiting('working'));
  });

  it('shows a late code, but never in place of a newer one', async () => {
    const { sign, answer } = deferredSigner();
    const { stage } = startPassLoopHarness({ sign });
    await stage.run(7);
    await answer();
    expect(stage.view).toEqual(shown(T0, 53));
    await answer();
    expect(stage.view).toEqual(shown(T0 + 6_000, 59));
    await stage.run(60);
    const late = deferredSigner();
    stage.sign = late.sign;
    await stage.run(60);
    stage.sign = signAtOnce;
    await stage.run(6);
    const { view } = stage;
    expect(view).toMatchObject({ state: 'shown' });
    await late.answer();
    expect(stage.view).toEqual(view);
  });

  it('shows the reason when the first signing fails', async () => {
    const { stage } = startPassLoopHarness({ sign: async () => null });
    await stage.run(3);
    expect(new Set(stage.views.map((view) => JSON.stringify(view)))).toEqual(
      new Set([waiting('working'), waiting('not-possible')].map((view) => JSON.stringify(view))),
    );
    expect(stage.view).toEqual(waiting('not-possible'));
  });
});

describe('after a sleep', () => {
  it('the expired code is removed before the new one is ready', async () => {
    const { stage, check } = startPassLoopHarness();
    await stage.run(10);
    const { sign, answer } = deferredSigner();
    stage.sign = sign;
    stage.sleep(300);
    check();
    expect(stage.view).toEqual(waiting('working'));
    await answer();
    expect(stage.view).toEqual(shown(T0 + 310_000, 60));
  });

  it('a valid code stays until the new one is ready', async () => {
    const { stage, check } = startPassLoopHarness();
    await stage.run(10);
    stage.sign = deferredSigner().sign;
    stage.sleep(100);
    check();
    expect(stage.view).toEqual(shown(T0, 0));
  });

  it('a code signed before the sleep is not shown', async () => {
    const { sign, answer } = deferredSigner();
    const { stage } = startPassLoopHarness({ sign });
    stage.sleep(121);
    await answer();
    expect(stage.views.filter((view) => view.state === 'shown')).toEqual([]);
    await stage.run(1);
    await answer();
    expect(stage.view).toMatchObject({ state: 'shown' });
  });
});

describe('without a trusted time', () => {
  const none: PassTime = { kind: 'none', isUtcTime: true };
  const setBack: PassTime = { kind: 'set-back', isUtcTime: true };

  it.each([
    ['first-time', none],
    ['clock-set-back', setBack],
  ] as const)('nothing is signed, and the placeholder shows the reason: %s', async (reason, time) => {
    const { stage } = startPassLoopHarness({ time: () => time });
    await stage.run(5);
    expect(stage.view).toEqual(waiting(reason));
    expect(stage.signings).toEqual([]);
  });

  it('the code is removed, and shown again with a trusted time', async () => {
    const { stage } = startPassLoopHarness();
    await stage.run(5);
    const { time } = stage;
    stage.time = () => setBack;
    await stage.run(1);
    expect(stage.view).toEqual(waiting('clock-set-back'));
    stage.time = time;
    await stage.run(1);
    expect(stage.view).toEqual(shown(T0 + 7_000, 60));
  });

  it('a code that was being signed is not shown', async () => {
    const { sign, answer } = deferredSigner();
    const { stage } = startPassLoopHarness({ sign });
    stage.time = () => setBack;
    await answer();
    expect(stage.view).toEqual(waiting('clock-set-back'));
  });

  it('the reason is shown also when signing failed meanwhile', async () => {
    let fail = () => {};
    const sign = () =>
      new Promise<null>((resolve) => {
        fail = () => resolve(null);
      });
    const { stage } = startPassLoopHarness({ sign });
    stage.time = () => setBack;
    fail();
    await stage.run(0);
    expect(stage.view).toEqual(waiting('clock-set-back'));
  });
});

describe('when the time is corrected backwards', () => {
  it('a code from the future is replaced', async () => {
    const { stage } = startPassLoopHarness();
    await stage.run(5);
    stage.time = () => ({ kind: 'good', nowMs: Date.now() - 3_600_000, stale: false, isUtcTime: true });
    await stage.run(1);
    expect(stage.view).toEqual(shown(T0 + 6_000 - 3_600_000, 60));
  });

  it('a code from the future is never shown', async () => {
    const { sign, answer } = deferredSigner();
    const { stage } = startPassLoopHarness({ sign });
    stage.time = () => ({ kind: 'good', nowMs: Date.now() - 3_600_000, stale: false, isUtcTime: true });
    await answer();
    expect(stage.view).toEqual(waiting('working'));
  });
});

describe('once stopped', () => {
  it('nothing is signed or shown', async () => {
    const { stage, stop, check } = startPassLoopHarness();
    await stage.run(5);
    stop();
    const [views, signings] = [stage.views.length, stage.signings.length];
    check();
    await stage.run(300);
    expect([stage.views.length, stage.signings.length]).toEqual([views, signings]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a late code is not shown', async () => {
    const { sign, answer } = deferredSigner();
    const { stage, stop } = startPassLoopHarness({ sign });
    stop();
    await answer();
    expect(stage.views).toEqual([waiting('working')]);
  });
});

describe('when the profile arrives, which brings the key', () => {
  it('the shown code stays: a gate may be reading it', async () => {
    const { stage, checkKey } = startPassLoopHarness();
    await stage.run(20);
    const before = stage.views.length;
    checkKey();
    await stage.run(0);
    expect(stage.views.slice(before)).toEqual([]);
    await stage.run(39);
    expect(stage.view).toEqual(shown(T0, 1));
    await stage.run(1);
    expect(stage.view).toEqual(shown(T0 + 60_000, 60));
  });

  it('a code of another key is replaced at once, without a placeholder in between', async () => {
    const { stage, checkKey } = startPassLoopHarness({ sign: signWith('old') });
    await stage.run(20);
    const before = stage.views.length;
    stage.sign = signWith('new');
    checkKey();
    await stage.run(0);
    expect(stage.views.slice(before)).toEqual([shown(T0 + 20_000, 60)]);
  });

  it('a code disappears when there is no key any more', async () => {
    const { stage, checkKey } = startPassLoopHarness();
    await stage.run(20);
    stage.sign = async () => null;
    checkKey();
    await stage.run(0);
    expect(stage.view).toEqual(waiting('not-possible'));
  });

  it('a first key is used at once, and a code that was being signed with an older one is never shown', async () => {
    const old = deferredSigner();
    const { stage, checkKey } = startPassLoopHarness({ sign: old.sign });
    await stage.run(1);
    stage.sign = signWith('new');
    checkKey();
    await stage.run(0);
    expect(stage.view).toEqual(shown(T0 + 1_000, 60));
    await old.answer();
    expect(stage.view).toEqual(shown(T0 + 1_000, 60));
  });

  it('a code of an older key is not shown before the first one of the new key is ready', async () => {
    const [old, next] = [deferredSigner(), deferredSigner()];
    const { stage, checkKey } = startPassLoopHarness({ sign: old.sign });
    await stage.run(1);
    stage.sign = next.sign;
    checkKey();
    await old.answer();
    expect(stage.view).toEqual(waiting('working'));
    await next.answer();
    expect(stage.view).toEqual(shown(T0 + 1_000, 60));
  });

  it('a code that the older key was renewing does not take the place of one of the new key', async () => {
    const { stage, checkKey } = startPassLoopHarness({ sign: signWith('old') });
    await stage.run(59);
    const old = deferredSigner();
    stage.sign = old.sign;
    await stage.run(3);
    stage.sign = signWith('new');
    checkKey();
    await stage.run(0);
    expect(stage.view).toEqual(shown(T0 + 62_000, 60));
    await old.answer();
    expect(stage.view).toEqual(shown(T0 + 62_000, 60));
  });

  it('a code stays while the key cannot be read', async () => {
    const { stage, checkKey } = startPassLoopHarness();
    await stage.run(20);
    const before = stage.views.length;
    stage.sign = () => Promise.reject(new Error('no storage'));
    checkKey();
    await stage.run(0);
    expect(stage.views.slice(before)).toEqual([]);
    await stage.run(1);
    expect(stage.view).toEqual(shown(T0, 39));
  });

  it('a late answer replaces no newer code, and shows none once the pass is left', async () => {
    const { stage, checkKey, stop } = startPassLoopHarness({ sign: signWith('first') });
    await stage.run(59);
    const late = deferredSigner();
    stage.sign = late.sign;
    checkKey();
    stage.sign = signWith('second');
    await stage.run(1);
    await late.answer();
    expect(stage.view).toEqual(shown(T0 + 60_000, 60));
    stage.sign = late.sign;
    checkKey();
    stop();
    const before = stage.views.length;
    await late.answer();
    expect(stage.views.slice(before)).toEqual([]);
  });
});
