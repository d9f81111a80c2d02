import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

const LINK = 'yhello://pass?token=';

/** Reads the pass from the screen as a gate's camera does. Returns the token. */
export async function scanPass(code: Locator): Promise<string> {
  await code.waitFor();
  return readPass(await code.screenshot({ animations: 'disabled' }));
}

/** The same, from a picture that shows it. */
export async function readPass(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .resize({ width: 800, kernel: 'nearest', withoutReduction: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const qrCode = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  if (!qrCode?.data.startsWith(LINK)) throw new Error(`No pass on the screen: ${qrCode?.data ?? 'no code'}`);
  return qrCode.data.slice(LINK.length);
}

/** The response of the verification request that a gate sends. */
export async function verifyPass(address: string, token: string): Promise<unknown> {
  const response = await fetch(`${address}/api/app/qr/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  return response.json();
}
