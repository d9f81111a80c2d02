// `npm run visitor -- verify EMAIL` and `-- redeem EMAIL REWARD`: what staff do for a visitor at a desk.
import { build, isBuilt } from './build.mjs';

process.env.NODE_ENV ??= 'production';
if (!(await isBuilt())) {
  console.log('Building the app …');
  await build();
}
const { runFromTerminal } = await import(`../${process.env.DIST_DIR ?? 'dist'}/server/operator.js`);
try {
  const { ok, message } = await runFromTerminal(process.argv.slice(2));
  console.log(message);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
