// Turns the list of built files into the precache manifest: each file's hash, and when it is downloaded.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Not needed to open the app offline. */
const LATER = /^icons\/icon/;
/** Signing in needs a server anyway. The sign-in pages download it while they are filled in. */
const ON_DEMAND = /^assets\/amplify-/;

/** For `manifestTransforms` of workbox-build. `outDir()` is known once Vite's configuration is resolved. */
export const toPrecacheEntries = (outDir) => (entries) => {
  const manifest = entries.map(({ url }) => ({
    url: `/${url}`,
    integrity: createHash('sha256')
      .update(readFileSync(join(outDir(), url)))
      .digest('base64'),
    when: LATER.test(url) ? 'later' : ON_DEMAND.test(url) ? 'on-demand' : 'install',
  }));
  return { manifest, warnings: [] };
};
