// `npm run bench -- session [p6] [p7] …`: the tests of the session's guarantees at full size, with seeds and figures.
import { spawnSync } from 'node:child_process';
import { build, isBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';

const vitest = (file, env) => ({ command: 'vitest', args: ['run', file], env });
const playwright = (file, title, env) => ({
  command: 'playwright',
  args: ['test', file, '--workers=1', '-g', title],
  env,
  needsBuild: true,
});

const guarantees = {
  p6: vitest('tests/platform/session/renewal.network-faults.test.ts', { RUNS: '10000' }),
  p7: playwright('renewal', 'renew a session once', { TABS: '20' }),
  p8: playwright('shared-phone', 'is killed is finished', { KILLS: '200' }),
  p9: vitest('tests/platform/session/session.interleavings.test.ts', { RUNS: '1000' }),
  p12: vitest('tests/domain/routing/return-url.test.ts', { RUNS: '100000' }),
};

export async function benchSession(names) {
  const unknown = names.filter((name) => !Object.hasOwn(guarantees, name));
  if (unknown.length > 0) return console.log(`Name some of: ${Object.keys(guarantees).join(', ')}`);
  for (const [name, { command, args, env, needsBuild }] of Object.entries(guarantees)) {
    if (names.length > 0 && !names.includes(name)) continue;
    if (needsBuild && !(await isBuilt())) await build();
    const CHROMIUM = needsBuild ? { CHROMIUM: ensureChromium() } : {};
    const startedAt = Date.now();
    const { status } = spawnSync(`node_modules/.bin/${command}`, args, {
      stdio: 'inherit',
      env: { ...env, ...CHROMIUM, ...process.env, FIGURES: '1' },
    });
    console.log(
      `${name.toUpperCase()} ${status === 0 ? 'holds' : 'FAILS'} (${Math.round((Date.now() - startedAt) / 1000)} s)`,
    );
    if (status !== 0) process.exitCode = 1;
  }
}
