import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

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

const contentFolder = () => process.env.CONTENT_DIR || 'content';

/** What the build takes of the content folder: without a brand of its own, the sample's. */
const facts = () => {
  const own = join(contentFolder(), 'brand');
  return {
    'organiser.json': join(contentFolder(), 'organiser.json'),
    brand: existsSync(own) ? own : 'content/brand',
  };
};

const digest = (hash) => hash.digest('hex').slice(0, 12);

/** The same for the same facts, wherever the folder is and however its path is written. */
function hashOfFacts() {
  const hash = createHash('sha256');
  for (const [name, source] of Object.entries(facts()))
    for (const file of existsSync(source) ? files(source) : [])
      hash
        .update(join(name, relative(source, file)))
        .update('\0')
        .update(readFileSync(file))
        .update('\0');
  return digest(hash);
}

function hashOfSettings() {
  const names = Object.keys(process.env).filter((name) => name.startsWith('VITE_'));
  const hash = createHash('sha256');
  for (const name of names.sort()) hash.update(`${name}=${process.env[name]}\0`);
  return digest(hash);
}

/** The content folder, and hashes of what a build has of it and of the settings (`VITE_…`). */
export const builtFor = () => ({
  folder: resolve(contentFolder()),
  facts: hashOfFacts(),
  settings: hashOfSettings(),
});

let cached;
/** A hash of the source, of the organiser's facts and brand, and of the settings (`VITE_…`) that become part of the build. */
export function buildId() {
  if (cached) return cached;
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of files(source)) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  cached = digest(hash.update(hashOfFacts()).update(hashOfSettings()));
  return cached;
}
