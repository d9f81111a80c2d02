import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
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
  'scripts/link-packages.mjs',
  'scripts/brand-colours.ts',
  'scripts/brand-files.ts',
  'scripts/brand-icons.ts',
  'scripts/browsers.ts',
  'scripts/organiser-facts.ts',
  'scripts/shortcut-glyphs.ts',
  'scripts/web-manifest.ts',
  'scripts/page-files.ts',
  'scripts/precache-manifest.mjs',
  'scripts/script-groups.ts',
  'scripts/style-sheets.ts',
  'package-lock.json',
];

function* files(path) {
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

// Without a value the bundler could not leave out what only a build with this setting needs.
process.env.VITE_API_HOST ??= '';

/** What the build takes of the content folder. */
const facts = () => {
  const folder = process.env.CONTENT_DIR || 'content';
  return [join(folder, 'organiser.json'), join(folder, 'brand'), 'content/brand'].filter(existsSync);
};

let cached;
/** A hash of the source, of the organiser's facts and brand, and of the settings (`VITE_…`) that become part of the build. */
export function buildId() {
  if (cached) return cached;
  const hash = createHash('sha256');
  for (const source of [...SOURCES, ...facts()])
    for (const file of files(source)) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  for (const name of Object.keys(process.env)
    .filter((n) => n.startsWith('VITE_'))
    .sort())
    hash.update(`${name}=${process.env[name]}\0`);
  cached = hash.digest('hex').slice(0, 12);
  return cached;
}
