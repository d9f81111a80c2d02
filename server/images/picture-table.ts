import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureReference } from '../../src/domain/content/pictures.ts';

/** Read from the project's folder, so that the built server finds the same file. */
const TABLE_FILE = join(process.cwd(), 'server/images/originals/pictures.json');

/** `ground`: the colour along the edge, as six hexadecimal digits; null where it is transparent. */
type Row = [width: number, height: number, ground: string | null];

let table: Map<string, Row> | undefined;

function findPicture(name: string): Row | undefined {
  table ??= new Map(Object.entries(JSON.parse(readFileSync(TABLE_FILE, 'utf8')) as Record<string, Row>));
  return table.get(name);
}

/** The size of an original in px, for the aspect ratio on a page. Undefined for an unknown name. */
export function pictureSize(name: string): { width: number; height: number } | undefined {
  const row = findPicture(name);
  return row && { width: row[0], height: row[1] };
}

/** What responses call a picture: its name, with its ground where it has one. */
export const referToPicture = (name: string): string =>
  pictureReference(name, findPicture(name)?.[2] ?? null);
