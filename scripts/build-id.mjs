import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'src',
  'sw',
  'server',
  'public',
  'index.html',
  'manifest.webmanifest',
  'vite.config.ts',
  'scripts/build.mjs',
  'scripts/build-id.mjs',
  'scripts/page-files.ts',
  'scripts/precache-manifest.mjs',
  'scripts/script-groups.ts',
  'package-lock.json',
];

function* files(path) {
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

// index.html uses this setting without a default of its own.
process.env.VITE_PRODUCT_NAME ??= 'Yhello';
// Without a value the bundler could not leave out what only a build with this setting needs.
process.env.VITE_API_HOST ??= '';

let cached;
/** A hash of the source and of the settings (`VITE_…`) that become part of the build. */
export function buildId() {
  if (cached) return cached;
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of files(source)) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  for (const name of Object.keys(process.env)
    .filter((n) => n.startsWith('VITE_'))
    .sort())
    hash.update(`${name}=${process.env[name]}\0`);
  cached = hash.digest('hex').slice(0, 12);
  return cached;
}
