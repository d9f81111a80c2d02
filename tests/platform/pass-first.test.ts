import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const passFirst = () => import('../../src/platform/pass-first.ts');

/** Whether the work that waits for the pass has started. */
async function isStarted(afterPass: () => Promise<void>): Promise<boolean> {
  let started = false;
  void afterPass().then(() => {
    started = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return started;
}

describe('everything beside the pass', () => {
  it('starts at once on a launch that does not open the pass', async () => {
    const { afterPass } = await passFirst();
    expect(await isStarted(afterPass)).toBe(true);
  });

  it('waits until the pass, or the reason why there is none, is on the screen', async () => {
    const { afterPass, letPassComeFirst, reportPassSettled } = await passFirst();
    letPassComeFirst();
    expect(await isStarted(afterPass)).toBe(false);
    reportPassSettled();
    expect(await isStarted(afterPass)).toBe(true);
  });

  it('starts after a while where neither comes', async () => {
    const { afterPass, letPassComeFirst } = await passFirst();
    letPassComeFirst();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await isStarted(afterPass)).toBe(true);
  });
});
