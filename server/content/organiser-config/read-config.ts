import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeText } from '../csv/decode-text.ts';
import { folderSettingsIn, type Organiser, type OrganiserProblems, readOrganiser } from '../organiser.ts';
import { errorAt, unreadable } from '../problem.ts';
import { type Brand, readBrand } from './brand.ts';

/** What a content folder gives to the build. */
export type OrganiserConfig = { organiser: Organiser; brand: Brand };

async function readOrganiserOf(folder: string): Promise<{ organiser: Organiser } | OrganiserProblems> {
  const file = 'organiser.json';
  const wrong = (sentence: string) => ({
    problems: [errorAt({ file }, sentence)],
    settings: folderSettingsIn(null),
  });
  const stats = await lstat(join(folder, file)).catch(() => null);
  if (!stats)
    return wrong(`is missing in ${folder}. “npm run content -- new DIR” writes a folder to start from.`);
  if (!stats.isFile()) return wrong('is not a file. Links are not followed.');
  const bytes = await readFile(join(folder, file)).catch((error) => unreadable(error));
  return typeof bytes === 'string' ? wrong(bytes) : readOrganiser(decodeText(bytes));
}

export async function readConfig(folder: string): Promise<OrganiserConfig | OrganiserProblems> {
  const [organiser, brand] = await Promise.all([readOrganiserOf(folder), readBrand(folder)]);
  const problems = [organiser, brand].flatMap((read) => ('problems' in read ? read.problems : []));
  if ('problems' in organiser) return { ...organiser, problems };
  if ('problems' in brand) return { problems, settings: organiser.organiser };
  return { ...organiser, ...brand };
}
