// `npm run sourcemaps`: sends the source maps of the existing build to Sentry, under the release that its reports name.
// Sentry's own program does it; SENTRY_AUTH_TOKEN, SENTRY_ORG, SENTRY_PROJECT and SENTRY_URL are its settings.
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST, isBuilt, MAPS } from './build.mjs';
import { buildId } from './build-id.mjs';

/** Not installed with the product: only who releases needs it. */
const CLI = '@sentry/cli@3.8.0';

if (!(await isBuilt())) {
  console.error('There is no build of this source with these settings. Run `npm run build` first.');
  process.exit(1);
}
// The program looks for each map beside its script.
const folder = await mkdtemp(join(tmpdir(), 'yhello-maps-'));
await cp(MAPS, folder, { recursive: true });
for (const name of (await readdir(MAPS, { recursive: true })).filter((n) => n.endsWith('.js.map'))) {
  const script = name.slice(0, -'.map'.length);
  await cp(join(DIST, 'client', script), join(folder, script));
}
const release = process.env.VITE_SENTRY_RELEASE || buildId();
const args = ['--yes', CLI, 'sourcemaps', 'upload', '--release', release, '--url-prefix', '~/', folder];
const { status } = spawnSync('npx', args, { stdio: 'inherit' });
await rm(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;
