import { expect, type Page } from '@playwright/test';
import { type Collected, collectFrame } from '../../src/domain/shop/exchange/collect-frames.ts';
import { readCode } from './scan-pass.ts';

/** The texts of the codes that a phone shows one after the other. */
export async function readLoopedCodes(page: Page): Promise<string[]> {
  const shown = page.getByRole('img', { name: 'QR code of my list' });
  await shown.waitFor();
  const texts = new Set<string>();
  let collected: Collected | null = null;
  await expect(async () => {
    const text = (await readCode(await shown.screenshot({ animations: 'disabled' }))) ?? '';
    const step = collectFrame(collected, text);
    if (step.reading.kind === 'partial' || step.reading.kind === 'complete') texts.add(text);
    collected = step.collected;
    expect(step.reading.kind).toBe('complete');
  }).toPass({ intervals: [100], timeout: 30_000 });
  return [...texts];
}
