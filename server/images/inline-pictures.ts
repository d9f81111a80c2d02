import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { INLINE_WIDTH } from '../../src/domain/content/pictures.ts';
import { originalFile, ownPicture } from './own-pictures.ts';

/** The most bytes that a picture may add to a page: a slow phone takes 30 ms for them. */
export const MAX_INLINE_BYTES = 6 * 1024;
/** Tried one after the other. At the last, a picture with much detail looks soft until the sharper one is there. */
const QUALITIES = [36, 28, 20];
const EFFORT = 4;

/** What the page writes for a picture that may be inside its HTML (`PrioritySource`). */
const MARKED = new RegExp(
  ` data-inline="" srcSet="([^"]*/images/([a-z0-9-]{1,98})-${INLINE_WIDTH}\\.avif ${INLINE_WIDTH}w), ([^"]*)"`,
  'g',
);

/**
 * Returns a function that puts the marked pictures into a page's HTML, so that its first frame has them. One that is
 * missing or larger than `MAX_INLINE_BYTES` keeps its address.
 */
export function pictureInliner(originalsDir: string): (html: string) => Promise<string> {
  const cache = new Map<string, Promise<string | undefined>>();

  const dataAddress = (name: string): Promise<string | undefined> => {
    const original = originalFile(originalsDir, name);
    const cached = cache.get(original);
    if (cached) return cached;
    const bytes = ownPicture(name) ? encode(original) : readFile(inlineFile(originalsDir, name));
    const address = bytes.then(asDataAddress, () => undefined);
    cache.set(original, address);
    return address;
  };

  return async (html) => {
    let filled = html;
    for (const [mark, small, name = '', larger] of html.matchAll(MARKED)) {
      const address = await dataAddress(name);
      const sizes = address
        ? `srcSet="${address} ${INLINE_WIDTH}w" data-larger="${larger}"`
        : `srcSet="${small}, ${larger}"`;
      filled = filled.replace(mark, () => ` ${sizes}`);
    }
    return filled;
  };
}

const asDataAddress = (bytes: Buffer) =>
  bytes.length <= MAX_INLINE_BYTES ? `data:image/avif;base64,${bytes.toString('base64')}` : undefined;

/** The sample's are made once with much more effort (`tools/sample-art`). */
const inlineFile = (originalsDir: string, name: string) => join(originalsDir, `${name}-inline.avif`);

async function encode(file: string): Promise<Buffer> {
  const original = await readFile(file);
  let bytes = original;
  for (const quality of QUALITIES) {
    const picture = sharp(original).resize({ width: INLINE_WIDTH, withoutEnlargement: true });
    bytes = await picture.avif({ quality, effort: EFFORT }).toBuffer();
    if (bytes.length <= MAX_INLINE_BYTES) break;
  }
  return bytes;
}
