import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureReference } from '../../src/domain/content/pictures.ts';
import { addressName, ownPicture } from './own-pictures.ts';
import { standInFor } from './stand-ins.ts';

/** Read from the project's folder, so that the built server finds the same file. */
const TABLE_FILE = join(process.cwd(), 'server/images/originals/pictures.json');

/** `ground`: the colour along the edge, as six hexadecimal digits; null where it is transparent. */
type Row = [width: number, height: number, ground: string | null];

let table: Map<string, Row> | undefined;

/** Drawings of what is in the sample, by the first word of their names. All others suit every organiser. */
const OF_SAMPLE = /^(article|brand|expo|group|job|media|moment|place|product|reward|tier)-/;
let isSample = true;

/**
 * Whether the content is the sample: an entry of another one may have the name of one of the sample, not its picture.
 */
export const servePicturesOfSample = (isServed: boolean): void => {
  isSample = isServed;
};

function drawings(): Map<string, Row> {
  table ??= new Map(Object.entries(JSON.parse(readFileSync(TABLE_FILE, 'utf8')) as Record<string, Row>));
  return table;
}

function findPicture(name: string): Row | undefined {
  const own = ownPicture(name);
  if (own) return [own.width, own.height, own.ground];
  return isDrawn(name, isSample) ? drawings().get(name) : undefined;
}

/** Whether the table has a drawing of this name. Drawings of sample entries count only for the sample. */
export const isDrawn = (name: string, forSample: boolean): boolean =>
  (forSample || !OF_SAMPLE.test(name)) && drawings().has(name);

/** The size of an original in px, for the aspect ratio on a page. Undefined for an unknown name. */
export function pictureSize(name: string): { width: number; height: number } | undefined {
  const row = findPicture(name);
  return row && { width: row[0], height: row[1] };
}

/**
 * What responses call a picture: its name, with its ground where it has one. Without a picture that of its stand-in.
 */
export function referToPicture(name: string): string {
  const shown = findPicture(name) ? name : standInFor(name);
  return pictureReference(addressName(shown), findPicture(shown)?.[2] ?? null);
}
