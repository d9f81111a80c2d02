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
  const text = await readCode(picture);
  if (!text?.startsWith(LINK)) throw new Error(`No pass on the screen: ${text ?? 'no code'}`);
  return text.slice(LINK.length);
}

/** The text of any QR code in a picture. */
export async function readCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .resize({ width: 800, kernel: 'nearest', withoutReduction: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
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
