// Builds page, worker and server, compresses the static files, and writes the build's id into a stamp file.
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildId, builtFor } from './build-id.mjs';
import { linkPackages } from './link-packages.mjs';
import { retireChunks } from './retire-chunks.mjs';

/** The build's folder. Builds with different settings can exist in different folders. */
export const DIST = process.env.DIST_DIR ?? 'dist';
const STAMP = join(DIST, 'stamp');
/** For which content folder, organiser config and settings it was built. */
const BUILT_FOR = join(DIST, 'built-for.json');
/** A build is made here, while the one before is still served. */
const NEXT = join(DIST, 'next');
/** The source maps of the page and the worker, by the path of their script. */
export const MAPS = join(DIST, 'maps');

export async function isBuilt() {
  return (await readFile(STAMP, 'utf8').catch(() => '')) === buildId();
}

export async function build({ quiet = true } = {}) {
  process.env.NODE_ENV = 'production';
  // Read before the build, since the folder may change meanwhile.
  const madeFor = builtFor();
  await rm(NEXT, { recursive: true, force: true });
  const { build: viteBuild } = await import('vite');
  const logLevel = quiet ? 'warn' : 'info';
  await viteBuild({
    logLevel,
    publicDir: false,
    build: {
      outDir: join(NEXT, 'server'),
      emptyOutDir: true,
      ssr: true,
      manifest: false,
      rollupOptions: {
        input: {
          server: 'server/server.ts',
          renderer: 'src/entry-server.tsx',
          'staff-commands': 'server/staff-commands/run-from-terminal.ts',
        },
      },
    },
  });
  // Beside the chunk that reads them.
  await cp('server/db/migrations', join(NEXT, 'server/assets/migrations'), { recursive: true });
  await linkPackages(DIST);
  // After the renderer, which renders a part of the shell.
  await viteBuild({ logLevel, build: { outDir: join(NEXT, 'client'), emptyOutDir: true } });
  await moveSourceMaps(join(NEXT, 'client'), join(NEXT, 'maps'));
  await compress(join(NEXT, 'client'));
  await takePlace(madeFor);
}

/** Puts the complete build in the place of the one before, whose chunks stay for pages that are open. */
async function takePlace(madeFor) {
  await rm(STAMP, { force: true });
  await rm(BUILT_FOR, { force: true });
  await retireChunks(DIST);
  for (const name of ['maps', 'server', 'client']) {
    await rm(join(DIST, name), { recursive: true, force: true });
    await rename(join(NEXT, name), join(DIST, name));
  }
  await rm(NEXT, { recursive: true });
  await writeFile(BUILT_FOR, JSON.stringify(madeFor));
  await writeFile(STAMP, buildId());
}

/**
 * Whether visitors may get the previous build: it has the same organiser config, or it was built for this folder, whose
 * new config was refused and therefore changes nothing. Any other build may have another organiser's name.
 */
async function mayGoOn(error) {
  if (!existsSync(join(DIST, 'server/server.js'))) return false;
  const before = await readFile(BUILT_FOR, 'utf8').then(JSON.parse, () => ({}));
  const now = builtFor();
  const hasSameConfig =
    before.config === now.config || (error.isRefusal === true && before.folder === now.folder);
  return hasSameConfig && before.settings === now.settings;
}

const OF_ANOTHER = `The app in ${resolve(DIST)} is not served: it was built with another config of the organiser, another brand
or other settings (VITE_…), or before builds wrote that down. Change what is named above, or build as the user
that owns that folder, with CONTENT_DIR and all other settings of this server: npm run build
Then start the server again.`;

/**
 * For commands: prints what is wrong with the organiser's config or brand, without a stack trace, and exits; with
 * `canGoOn` only if the previous build cannot be served.
 */
export async function buildOrExit({ canGoOn = false } = {}) {
  try {
    await build();
  } catch (error) {
    console.error(`\n${error.message}\n`);
    if (canGoOn && (await mayGoOn(error))) {
      console.error('The server starts with the app that was built before.\n');
      return;
    }
    if (canGoOn && existsSync(join(DIST, 'server/server.js'))) console.error(`${OF_ANOTHER}\n`);
    process.exit(1);
  }
}

async function compress(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((n) =>
    /\.(js|css|html|svg|webmanifest|json)$/.test(n),
  );
  for (const name of names) {
    const path = join(folder, name);
    const text = await readFile(path);
    if (text.length < 400) continue;
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
      }),
      promisify(gzip)(text, { level: 9 }),
    ]);
    await writeFile(`${path}.br`, br);
    await writeFile(`${path}.gz`, gz);
  }
}

/** Source maps are for those who read error reports (`npm run sourcemaps`), not for visitors. */
async function moveSourceMaps(folder, to) {
  await mkdir(to, { recursive: true });
  for (const name of (await readdir(folder, { recursive: true })).filter((n) => n.endsWith('.map'))) {
    await mkdir(dirname(join(to, name)), { recursive: true });
    await rename(join(folder, name), join(to, name));
  }
}

if (process.argv[1]?.endsWith('build.mjs')) {
  const isNeeded = !process.argv.includes('--if-changed') || !(await isBuilt());
  if (isNeeded) await build({ quiet: process.argv.includes('--quiet') });
}
