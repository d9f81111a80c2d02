import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeText } from '../csv/decode-text.ts';
import { type Organiser, readOrganiser } from '../organiser.ts';
import { errorAt, type Problem } from '../problem.ts';
import { type Brand, readBrand } from './brand.ts';

/** What a content folder gives to the build. */
export type Facts = { organiser: Organiser; brand: Brand };

export async function readOrganiserOf(
  folder: string,
): Promise<{ organiser: Organiser } | { problems: Problem[] }> {
  const text = await readFile(join(folder, 'organiser.json')).catch(() => null);
  if (!text) return { problems: [errorAt({ file: 'organiser.json' }, 'is missing.')] };
  return readOrganiser(decodeText(text));
}

export async function readFacts(folder: string): Promise<Facts | { problems: Problem[] }> {
  const [organiser, brand] = await Promise.all([readOrganiserOf(folder), readBrand(folder)]);
  const problems = [organiser, brand].flatMap((read) => ('problems' in read ? read.problems : []));
  if ('problems' in organiser || 'problems' in brand) return { problems };
  return { ...organiser, ...brand };
}
