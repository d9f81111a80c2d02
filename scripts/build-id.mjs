import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const IMPORT = /from '(\.[^']+)'/g;

/** A script and all that it imports of the project. */
function withImports(path, known = new Set()) {
  if (known.has(path)) return known;
  known.add(path);
  for (const [, name] of readFileSync(path, 'utf8').matchAll(IMPORT))
    withImports(join(dirname(path), name), known);
  return known;
}

/** The files and folders that a build is made of. */
export const sources = () => [
  ...['src', 'sw', 'server', 'public', 'index.html', 'manifest.webmanifest', 'package-lock.json'],
  ...withImports('scripts/build.mjs', withImports('vite.config.ts')),
];

function* files(path) {
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

// Without a value the bundler could not leave out what only a build with this setting needs.
process.env.VITE_API_HOST ??= '';
process.env.VITE_SENTRY_DSN ??= '';

const contentFolder = () => process.env.CONTENT_DIR || 'content';

/** What the build takes of the content folder: without a brand of its own, the sample's. */
const configSources = () => {
  const own = join(contentFolder(), 'brand');
  return {
    'organiser.json': join(contentFolder(), 'organiser.json'),
    brand: existsSync(own) ? own : 'content/brand',
  };
};

const digest = (hash) => hash.digest('hex').slice(0, 12);

/** The same for the same config of the organiser, wherever the folder is and however its path is written. */
function hashOfConfig() {
  const hash = createHash('sha256');
  for (const [name, source] of Object.entries(configSources()))
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
  config: hashOfConfig(),
  settings: hashOfSettings(),
});

let cached;
/**
 * A hash of the source, the organiser's config and brand, and the settings (`VITE_…`) that become part of the build.
 */
export function buildId() {
  if (cached) return cached;
  const hash = createHash('sha256');
  for (const source of sources())
    for (const file of files(source)) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  cached = digest(hash.update(hashOfConfig()).update(hashOfSettings()));
  return cached;
}
