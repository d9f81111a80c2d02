import type { Page } from '@playwright/test';

/** Everything in the page's heap, as DevTools save it, after a collection. */
export async function readHeap(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const parts: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { captureNumericValue: false });
  await session.detach();
  return parts.join('');
}
