// `npm test`: format and lint, types, rules and server, then the browser. Stops at the first that fails.
import { spawnSync } from 'node:child_process';
import { build, isBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';

function step(name, command, args, env = {}) {
  const began = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  console.log(
    `── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - began) / 1000)} s`,
  );
  if (status !== 0) process.exit(status ?? 1);
}

const bin = (name) => `node_modules/.bin/${name}`;

step('format and lint', bin('biome'), ['check', '.']);
step('types', bin('tsc'), ['-b']);
step('rules and server', bin('vitest'), ['run']);
const CHROMIUM = ensureChromium();
if (!(await isBuilt())) {
  console.log('\n── building the app');
  await build();
}
step('browser', bin('playwright'), ['test'], { CHROMIUM });
