import { lstat, readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type KindName, kindNames } from '../content-kinds.ts';
import { errorAt, type Problem, unreadable, warningAt } from '../problem.ts';

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
  for (const name of await namesIn(folder)) {
    if (OTHERS.has(name)) continue;
    const kind = kindNames.find((known) => [known, ...EXTENSIONS.map((end) => known + end)].includes(name));
    if (!kind)
      problems.push(warningAt({ file: name }, `is not used. Known names are: ${kindNames.join(', ')}.`));
    else if (name !== kind) await add(name, kind);
    else if (!(await lstat(join(folder, name))).isDirectory())
      lose(name, kind, 'is not a folder. Links are not followed.');
    else
      for (const inside of await inFolder(kind))
        if (EXTENSIONS.includes(extname(inside))) await add(`${name}/${inside}`, kind);
        else problems.push(warningAt({ file: `${name}/${inside}` }, 'is not used.'));
  }
  return { files, problems, lost };
}

/** Without hidden files and those that editors and spreadsheet programs leave. */
const namesIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => !/^[.~]|~$|^#/.test(name)).toSorted();
