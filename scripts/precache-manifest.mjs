// Turns the list of built files into the precache manifest: each file's hash, and whether opening offline needs it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where the app can be opened without signal, and what those pages load while they run. Their scripts and styles, and
 * everything that these import, are essential: the worker counts as ready only when it holds them.
 */
const ESSENTIAL_MODULES = [
  /^index\.html$/,
  /^src\/pages\/(home|account|expo)\//,
  /^src\/pages\/shop\/(cart|shopping-list|wishlist)\.tsx$/,
  /^src\/pages\/auth\//,
  /^src\/pages\/not-found\.tsx$/,
  /^src\/(app|platform)\/(?!sentry)/,
  /^src\/features\//,
];
/** Loaded only to sign in or up, which needs a network anyway; it is large. */
const NOT_ESSENTIAL = /^src\/(platform\/session\/amplify|ui\/sanitize)\.ts$/;
const ESSENTIAL_FILES = /\.(html|woff2|svg)$/;

/** For `manifestTransforms` of workbox-build. `outDir()` is known once Vite's configuration is resolved. */
export const toPrecacheEntries = (outDir) => (entries) => {
  const essential = essentialFiles(JSON.parse(readFileSync(join(outDir(), '.vite/manifest.json'), 'utf8')));
  const manifest = entries.map(({ url }) => ({
    url: `/${url}`,
    integrity: createHash('sha256')
      .update(readFileSync(join(outDir(), url)))
      .digest('base64'),
    isEssential: essential.has(url) || ESSENTIAL_FILES.test(url),
  }));
  return { manifest, warnings: [] };
};

/** Files of the essential modules and of all that they import. */
function essentialFiles(chunks) {
  const files = new Set();
  const add = (key) => {
    const chunk = chunks[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) files.add(sheet);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const key of Object.keys(chunks))
    if (ESSENTIAL_MODULES.some((pattern) => pattern.test(key)) && !NOT_ESSENTIAL.test(key)) add(key);
  return files;
}
