// `npm run content -- check DIR`, `-- new DIR`, `-- apply DIR`, `-- export DIR` and `-- posters DIR`: what is done with content.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildOrExit, isBuilt } from './build.mjs';

process.env.NODE_ENV ??= 'production';
// Without the sample, and before there is a folder of one's own, the commands are built for the folder to start from.
if (!existsSync(join(process.env.CONTENT_DIR || 'content', 'organiser.json')))
  process.env.CONTENT_DIR = 'server/content/starter';
if (!(await isBuilt())) {
  console.log('Building the app …');
  await buildOrExit();
}
const { runContentFromTerminal } = await import(`../${process.env.DIST_DIR ?? 'dist'}/server/operator.js`);
try {
  const { ok, message } = await runContentFromTerminal(process.argv.slice(2));
  console.log(message);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
