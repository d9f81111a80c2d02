import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Those of these names that no script of the build has: a journey that looks for one would prove nothing. */
export async function chunksMissing(names: readonly string[]): Promise<string[]> {
  const files = await readdir(join('dist', 'client', 'assets'));
  return names.filter((name) => !files.some((file) => file.startsWith(`${name}-`) && file.endsWith('.js')));
}
