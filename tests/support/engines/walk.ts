import { expect } from '@playwright/test';
import { STRAY_TAP_MS } from '../../../src/ui/stray-tap.ts';
import type { Engine, EngineElement } from './engine.ts';
import { findTarget, type Target } from './find-target.ts';

/** What a visitor does in any engine. Each step waits until it is possible. */
export const walkIn = (engine: Engine) => {
  const element = async (target: Target): Promise<EngineElement> => {
    let found: EngineElement | null = null;
    await expect(async () => {
      found = await engine.find(findTarget, target);
      expect(found, `${target.css} “${target.name}”`).not.toBeNull();
    }).toPass({ timeout: 60_000, intervals: [100] });
    return found as unknown as EngineElement;
  };
  /** What is drawn again after it was found is looked for again: nothing has been done with it yet. */
  const use = async (target: Target, act: (found: EngineElement) => Promise<void>): Promise<void> => {
    for (;;) {
      const found = await element(target);
      try {
        return await act(found);
      } catch (error) {
        if (!/stale element/.test(String(error))) throw error;
      }
    }
  };
  let tappedAtMs = 0;
  /** Not as quickly as the second half of a double tap, which the app ignores. */
  const tap = async (found: EngineElement): Promise<void> => {
    const pauseMs = tappedAtMs + STRAY_TAP_MS - Date.now();
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await found.click();
    tappedAtMs = Date.now();
  };
  return {
    sees: async (css: string, name: string) => void (await element({ css, name })),
    clicks: (css: string, name: string) => use({ css, name }, tap),
    types: (label: string, text: string) => use({ css: 'input', name: label }, (found) => found.type(text)),
  };
};
