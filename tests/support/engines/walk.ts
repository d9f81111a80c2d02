import { expect } from '@playwright/test';
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
  return {
    sees: async (css: string, name: string) => void (await element({ css, name })),
    clicks: async (css: string, name: string) => (await element({ css, name })).click(),
    types: async (label: string, text: string) => (await element({ css: 'input', name: label })).type(text),
  };
};
