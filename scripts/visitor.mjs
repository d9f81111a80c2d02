// `npm run visitor -- verify EMAIL`, `-- redeem EMAIL REWARD` and `-- forget EMAIL`: what staff do for a visitor.
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
