import { untilVisible } from './visibility.ts';

/** Resolves after `waitMs`, or sooner when there is a network again. */
export const onlineOrAfter = (waitMs: number) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, waitMs);
    addEventListener('online', resolve, { once: true, signal: AbortSignal.timeout(waitMs) });
  });

/**
 * Does the work until it resolves with true. The waits double, from the first to the longest, in ms; the network's
 * return cuts one short, and a hidden page waits until it is visible.
 */
export async function repeatUntil(
  work: () => Promise<boolean>,
  firstWaitMs: number,
  longestWaitMs: number,
): Promise<void> {
  for (let waitMs = firstWaitMs; !(await work()); waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    await onlineOrAfter(waitMs);
    await untilVisible();
  }
}
