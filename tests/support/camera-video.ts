import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import encodeQR from 'qr';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, ensureHeadlessChromium } from '../../scripts/chromium.mjs';

const SIZE = { width: 640, height: 480 };
const FRAMES_A_SECOND = 10;
const SHOWN_S = 1.5;
/** As a hand holds a phone, in a hall with little light. */
const TILT_DEGREES = 14;
const SKEW = 0.18;
const DIM = { factor: 0.3, offset: 12 };
const GREY = 128;

/** How large a code is in the picture, in pixels: a poster on the wall, or another phone's screen right in front. */
const POSTER = 250;
export const NEAR = 400;

/** A code as a camera sees it on a wall: tilted, skewed and dim. Only its brightness: the video has no colours. */
async function frameOf(text: string, side: number): Promise<Buffer> {
  const code = await sharp(
    Buffer.from(encodeQR(text, 'svg', { ecc: side === NEAR ? 'low' : 'medium', border: 4 })),
  )
    .resize(side, side, { kernel: 'nearest' })
    .flatten({ background: '#ffffff' })
    .toBuffer();
  const turned = await sharp(code)
    .rotate(TILT_DEGREES, { background: '#8d8a80' })
    .affine([1, SKEW, 0, 0.9], { background: '#8d8a80' })
    .toBuffer();
  return sharp({ create: { ...SIZE, channels: 3, background: '#8d8a80' } })
    .composite([{ input: turned }])
    .linear(DIM.factor, DIM.offset)
    .greyscale()
    .raw()
    .toBuffer();
}

/** Writes what Chromium plays as its camera's picture: each of the codes in turn, again and again. */
export async function writeCameraVideo(file: string, texts: readonly string[], side = POSTER): Promise<void> {
  const colours = Buffer.alloc((SIZE.width * SIZE.height) / 2, GREY);
  const header = `YUV4MPEG2 W${SIZE.width} H${SIZE.height} F${FRAMES_A_SECOND}:1 Ip A1:1 C420mpeg2\n`;
  const parts: Buffer[] = [Buffer.from(header)];
  for (const text of texts) {
    const frame = [Buffer.from('FRAME\n'), await frameOf(text, side), colours];
    for (let i = 0; i < FRAMES_A_SECOND * SHOWN_S; i++) parts.push(...frame);
  }
  await writeFile(file, Buffer.concat(parts));
}

/** Chromium with a video in place of its camera. */
export const launchWithCamera = (video: string) =>
  chromium.launch({
    executablePath: ensureHeadlessChromium(),
    args: [
      ...CHROMIUM_FLAGS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  });
