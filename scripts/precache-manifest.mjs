// Turns the list of built files into the precache manifest: each file's hash, and whether opening offline needs it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Needed neither to open the app offline nor to sign in. */
const NOT_ESSENTIAL = /^icons\/icon/;

/** For `manifestTransforms` of workbox-build. `outDir()` is known once Vite's configuration is resolved. */
export const toPrecacheEntries = (outDir) => (entries) => {
  const manifest = entries.map(({ url }) => ({
    url: `/${url}`,
    integrity: createHash('sha256')
      .update(readFileSync(join(outDir(), url)))
      .digest('base64'),
    isEssential: !NOT_ESSENTIAL.test(url),
  }));
  return { manifest, warnings: [] };
};
