import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPrecache } from '../../src/platform/precache-status.ts';

let asked: number;
let whileAsked: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  whileAsked = () => {};
  const getRegistration = async () => {
    asked++;
    whileAsked();
    return undefined;
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('following the installation', () => {
  it('asks again while there is no worker yet', async () => {
    const end = followPrecache(createStore());
    await vi.advanceTimersByTimeAsync(3_500);
    expect(asked).toBe(4);
    end();
  });

  it('ends with the screen that shows it, also in the middle of a question', async () => {
    const end = followPrecache(createStore());
    await vi.advanceTimersByTimeAsync(500);
    whileAsked = end;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toBe(2);
  });
});
