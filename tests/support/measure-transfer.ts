import type { Page } from '@playwright/test';

export type TransferredResource = { url: string; type: string; bytes: number };

/** Loads an address and sums the bytes of every response until the network is idle. */
export async function measureTransfer(page: Page, url: string): Promise<TransferredResource[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const seen = new Map<string, TransferredResource>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    seen.set(requestId, { url: response.url, type, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const resource = seen.get(requestId);
    if (resource) resource.bytes = encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await session.detach();
  return [...seen.values()];
}

/** Bytes of one type, or of all. */
export const totalBytes = (weights: readonly TransferredResource[], type?: string) =>
  weights.filter((w) => type === undefined || w.type === type).reduce((sum, w) => sum + w.bytes, 0);
