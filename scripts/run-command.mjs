import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildOrExit, DIST } from './build.mjs';

/** What `content -- new` writes: without content of its own a build needs one to begin with. */
const STARTER = 'server/content/starter';

/**
 * The content folder to build with: the starter's while there is none, as before `content -- new DIR`.
 * @param {{ CONTENT_DIR?: string }} env
 */
export function contentToBuild({ CONTENT_DIR: folder }) {
  return existsSync(resolve(folder || 'content', 'organiser.json')) ? folder : STARTER;
}

async function buildForAny() {
  const { CONTENT_DIR } = process.env;
  Object.assign(process.env, { CONTENT_DIR: contentToBuild(process.env) ?? '' });
  await buildOrExit();
  if (CONTENT_DIR === undefined) delete process.env.CONTENT_DIR;
  else process.env.CONTENT_DIR = CONTENT_DIR;
}

/**
 * Runs a command of staff in the build that is there: it belongs to the server that may be running on it, with its
 * organiser's config and brand. Only where nothing was built yet is the app built.
 * @param {(commands: Record<string, Function>) => Promise<{ ok: boolean, message: string, note?: string }>} run
 */
export async function runCommand(run) {
  process.env.NODE_ENV ??= 'production';
  const file = resolve(DIST, 'server/staff-commands.js');
  if (!existsSync(file)) {
    console.log('Building the app …');
    await buildForAny();
  }
  try {
    const { ok, message, note } = await run(await import(pathToFileURL(file).href));
    console.log(message);
    if (note) console.error(note);
    process.exitCode = ok ? 0 : 1;
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
