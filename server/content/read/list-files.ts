import { lstat, readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type KindName, kindNames, kindOf } from '../content-kinds.ts';
import { errorAt, type Problem, unreadable, warningAt } from '../problem.ts';
import { isLeftover } from './leftovers.ts';
import { misnamed } from './misnamed.ts';

export type SourceFile = { path: string; kind: KindName; bytes: Buffer };

const EXTENSIONS = ['.json', '.csv', '.md', '.svg'];
const MAX_BYTES = 20 * 1024 * 1024;
/** Read elsewhere, or written for people. */
const OTHERS = new Set(['organiser.json', 'pictures', 'brand', 'README.md']);

/** `lost`: kinds of which a file cannot be read. */
export type ListedFiles = { files: SourceFile[]; problems: Problem[]; lost: Set<KindName> };

/**
 * The files of all kinds, `<kind>.json`, `<kind>.csv` or any in a folder `<kind>`. Links are not followed. Throws if the
 * folder itself cannot be listed; what in it cannot be read is an error.
 */
export async function listFiles(
  folder: string,
  readBytes: (path: string) => Promise<Buffer> = readFile,
): Promise<ListedFiles> {
  const files: SourceFile[] = [];
  const problems: Problem[] = [];
  const lost = new Set<KindName>();
  const lose = (file: string, kind: KindName, message: string) => {
    problems.push(errorAt({ file }, message));
    lost.add(kind);
  };
  const add = async (path: string, kind: KindName) => {
    const stats = await lstat(join(folder, path));
    if (!stats.isFile()) lose(path, kind, 'is not a file. Links are not followed.');
    else if (stats.size > MAX_BYTES) lose(path, kind, `is larger than ${MAX_BYTES / 1024 / 1024} MB.`);
    else
      await readBytes(join(folder, path)).then(
        (bytes) => files.push({ path, kind, bytes }),
        (error) => lose(path, kind, unreadable(error)),
      );
  };
  const inFolder = (name: KindName) =>
    namesIn(join(folder, name)).catch((error) => {
      lose(name, name, unreadable(error));
      return [];
    });
  const names = await namesIn(folder);
  for (const name of names) {
    if (OTHERS.has(name)) continue;
    const kind = kindNames.find((known) => namesOf(known).includes(name));
    const meant = kind ? null : misnamed(name, (other) => namesOf(other).some((own) => names.includes(own)));
    if (meant?.isInstead) lose(name, meant.kind, meant.message);
    else if (meant) problems.push(warningAt({ file: name }, meant.message));
    else if (!kind)
      problems.push(warningAt({ file: name }, `is not used. Known names are: ${kindNames.join(', ')}.`));
    else if (name !== kind) await add(name, kind);
    else if (!(await lstat(join(folder, name))).isDirectory())
      lose(name, kind, 'is not a folder. Links are not followed.');
    else {
      const insides: string[] = await inFolder(kind);
      for (const inside of insides) {
        const file = `${name}/${inside}`;
        if (EXTENSIONS.includes(extname(inside))) await add(file, kind);
        else {
          const wanted = inside.replace(/\.[^.]*$/, '') + usualEnd(kind);
          if (isText(inside) && !insides.includes(wanted)) lose(file, kind, textSentence(inside, wanted));
          else
            problems.push(warningAt({ file }, `is not used. Files in this folder end in ${usualEnd(kind)}.`));
        }
      }
    }
  }
  problems.push(...twice(files));
  return { files, problems, lost };
}

const namesIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => !isLeftover(name)).toSorted();

const namesOf = (kind: KindName): string[] => [kind, ...EXTENSIONS.map((end) => kind + end)];

/** The usual ending of files in the folder of a kind. */
function usualEnd(kind: KindName): string {
  if (kind === 'halls') return '.svg';
  return kindOf(kind).body ? '.md' : '.csv';
}

/** What is meant as an entry, in capitals or in the format of another program. */
const isText = (file: string) => /\.(md|svg|csv|json|markdown|txt|docx?|odt|rtf|pages)$/i.test(file);

const textSentence = (file: string, wanted: string): string =>
  file.toLowerCase() === wanted
    ? `is not read because of the capitals in the ending of its name. Call it ${wanted}.`
    : `is not read. Save its text as a plain text file and call it ${wanted}.`;

/** Kinds that are in several places: in a table and a list in JSON, or in a file and a folder. */
function twice(files: readonly SourceFile[]): Problem[] {
  const placeOf = ({ path }: SourceFile) => (path.includes('/') ? `the folder ${path.split('/')[0]}` : path);
  return kindNames.flatMap((kind) => {
    const places = [...new Set(files.filter((file) => file.kind === kind).map(placeOf))];
    return places.length > 1
      ? warningAt(
          { file: kind },
          `${places.join(' and ')} are all read, and what is in them is shown together. Delete what is old.`,
        )
      : [];
  });
}
