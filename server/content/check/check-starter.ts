import { readFileSync } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kindOf } from '../content-kinds.ts';
import { readCsv } from '../csv/read-csv.ts';
import { type Problem, warningAt } from '../problem.ts';
import type { AddressedKind } from '../table.ts';

/** What `content -- new` writes. In the project's folder, so that the built server finds the same files. */
export const STARTER = join(process.cwd(), 'server/content/starter');
const FOR_PEOPLE = 'README.md';

/** Files that are as the starter has them; of a page that was changed, the sections that were not. */
export async function checkStarter(folder: string): Promise<Problem[]> {
  const names = (await readdir(STARTER, { recursive: true })).toSorted();
  const found = await Promise.all(
    names.map(async (file) => {
      const [starter, own] = await Promise.all([textOf(join(STARTER, file)), textOf(join(folder, file))]);
      return starter === null || own === null || file === FOR_PEOPLE ? [] : compared(file, starter, own);
    }),
  );
  return found.flat();
}

/** Whether an entry of the starter has this address. */
export function isSlugOfStarter(kind: AddressedKind, slug: string): boolean {
  const { rows } = readCsv(
    kind,
    readFileSync(join(STARTER, `${kind}.csv`)),
    Object.keys(kindOf(kind).fields),
  );
  return rows.some(({ cells }) => (cells.slug || cells.id) === slug);
}

function compared(file: string, starter: string, own: string): Problem[] {
  if (own === starter) return [warningAt({ file }, 'is still the starter’s. Visitors take it for yours.')];
  if (!file.startsWith('pages/')) return [];
  const sections = new Set(sectionsOf(own));
  return sectionsOf(starter)
    .filter((section) => sections.has(section))
    .map((section) =>
      warningAt(
        { file },
        `“${section.split('\n')[0]}” still has the starter’s text. Visitors take it for yours.`,
      ),
    );
}

const sectionsOf = (text: string): string[] =>
  text
    .split('\n## ')
    .slice(1)
    .map((section) => section.trim());

/** Null for what is no file. */
async function textOf(path: string): Promise<string | null> {
  const stats = await lstat(path).catch(() => null);
  return stats?.isFile()
    ? (await readFile(path, 'utf8'))
        .replace(/^\ufeff/, '')
        .replaceAll('\r\n', '\n')
        .trim()
    : null;
}
