import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

const LINK = 'yhello://pass?token=';

/** Reads the pass from the screen as a gate's camera does. Answers the token. */
export async function scanPass(code: Locator): Promise<string> {
  await code.waitFor();
  const { data, info } = await sharp(await code.screenshot({ animations: 'disabled' }))
    .ensureAlpha()
    .resize({ width: 800, kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  if (!found?.data.startsWith(LINK)) throw new Error(`No pass on the screen: ${found?.data ?? 'no code'}`);
  return found.data.slice(LINK.length);
}

/** What a gate is told about a pass. */
export async function verifyPass(address: string, token: string): Promise<unknown> {
  const response = await fetch(`${address}/api/app/qr/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  return response.json();
}
