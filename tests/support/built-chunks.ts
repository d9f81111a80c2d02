import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join('dist', 'client', 'assets');

/** Those of these names that no script of the build has: a journey that looks for one would prove nothing. */
export async function chunksMissing(names: readonly string[]): Promise<string[]> {
  const files = await readdir(FOLDER);
  return names.filter((name) => !files.some((file) => file.startsWith(`${name}-`) && file.endsWith('.js')));
}

/** The file of a script of the build, and of all that it imports at once. */
export async function chunkWithImports(name: string): Promise<string[]> {
  const file = (await readdir(FOLDER)).find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
  if (!file) throw new Error(`The build has no script ${name}`);
  const code = await readFile(join(FOLDER, file), 'utf8');
  return [file, ...[...code.matchAll(/from\s*["'`]\.\/([^"'`]+)/g)].map(([, imported = '']) => imported)];
}
