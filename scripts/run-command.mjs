import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildOrExit, DIST } from './build.mjs';

/**
 * Runs a command of the operator in the build that is there: it belongs to the server that may be running on it, with its
 * organiser's facts and brand. Only where nothing was built yet is the app built.
 * @param {(operator: Record<string, Function>) => Promise<{ ok: boolean, message: string }>} run
 */
export async function runCommand(run) {
  process.env.NODE_ENV ??= 'production';
  const file = resolve(DIST, 'server/operator.js');
  if (!existsSync(file)) {
    console.log('Building the app …');
    await buildOrExit();
  }
  try {
    const { ok, message } = await run(await import(pathToFileURL(file).href));
    console.log(message);
    process.exitCode = ok ? 0 : 1;
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
