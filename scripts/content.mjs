// `npm run content -- check DIR`, `-- new DIR`, `-- apply DIR`, `-- export DIR` and `-- posters DIR`: what is done with content.
import { build, isBuilt } from './build.mjs';

process.env.NODE_ENV ??= 'production';
if (!(await isBuilt())) {
  console.log('Building the app …');
  await build();
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
