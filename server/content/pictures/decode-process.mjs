// Runs as a process of its own, which `picture-decoder.ts` starts: a malformed picture may end it, but never the
// server.

import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { edgeColour } from '../../images/edge-colour.mjs';
import { limitMemory } from './limit-memory.mjs';

/** The pixels of an unpacked picture: a small file may unpack to gigabytes. Phones take pictures of 50 million. */
const MAX_PIXELS = 60_000_000;
/** The largest side that pages show, in px. */
const MAX_SIDE = 1600;
/** Smaller sizes are made from this picture, so it is better than they are. */
const QUALITY = 88;
/** Less than half the time of the default (4), for up to a tenth more bytes, which stay on the server. */
const EFFORT = 2;

const JPEG = Buffer.from('ffd8ff', 'hex');
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/** By the first bytes, so that no other decoder is ever asked: libvips reads SVG, PDF and more. */
const isPicture = (bytes) =>
  [JPEG, PNG].some((start) => bytes.subarray(0, start.length).equals(start)) ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP');

/** The picture upright, in the size that pages need and without what a camera writes beside it, such as its place. */
async function decodePicture(bytes, isKept) {
  if (/^ftyp(hei|hev|mif|msf)/.test(bytes.toString('latin1', 4, 12)))
    return {
      wrong:
        'is HEIC in spite of its ending, and browsers do not show that. Open it and save it as JPEG; another name is not enough.',
    };
  if (!isPicture(bytes)) return { wrong: 'is no JPEG, PNG or WebP picture.' };
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS)
      return {
        wrong: `is ${width} × ${height} px. At most ${MAX_PIXELS / 1_000_000} million pixels are read.`,
      };
    const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    // WebP takes most of the time: what is only looked at is not compressed.
    const written = isKept
      ? upright.webp({ quality: QUALITY, effort: EFFORT })
      : upright.png({ compressionLevel: 0 });
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    const shape = { width: info.width, height: info.height, ground: await edgeColour(data) };
    return { bytes: isKept ? data : Buffer.alloc(0), ...shape };
  } catch {
    return { wrong: 'cannot be read as a picture. It may be damaged, or only half copied.' };
  }
}

sharp.cache(false);
limitMemory();
process.on('message', async ({ file, isKept }) => {
  const bytes = await readFile(file).catch(() => null);
  process.send(bytes ? await decodePicture(bytes, isKept) : { wrong: 'cannot be read.' });
});
