// `npm run bench -- session [p6] [p7] …`: what is promised about the session, at full size, with seed and figure.
import { spawnSync } from 'node:child_process';
import { build, isBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';

const rules = (file, env) => ({ command: 'vitest', args: ['run', file], env });
const browser = (file, title, env) => ({
  command: 'playwright',
  args: ['test', file, '--workers=1', '-g', title],
  env,
  needsBuild: true,
});

const proofs = {
  p6: rules('tests/platform/session/renewal.network-faults.test.ts', { RUNS: '10000' }),
  p7: browser('renewal', 'renew a session once', { TABS: '20' }),
  p8: browser('shared-phone', 'is killed is finished', { KILLS: '200' }),
  p9: rules('tests/platform/session/session.interleavings.test.ts', { RUNS: '1000' }),
  p12: rules('tests/domain/routing/return-url.test.ts', { RUNS: '100000' }),
};

export async function benchSession(chosen) {
  const unknown = chosen.filter((name) => !Object.hasOwn(proofs, name));
  if (unknown.length > 0) return console.log(`Say which: ${Object.keys(proofs).join(', ')}`);
  for (const [name, { command, args, env, needsBuild }] of Object.entries(proofs)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    if (needsBuild && !(await isBuilt())) await build();
    const CHROMIUM = needsBuild ? { CHROMIUM: ensureChromium() } : {};
    const began = Date.now();
    const { status } = spawnSync(`node_modules/.bin/${command}`, args, {
      stdio: 'inherit',
      env: { ...env, ...CHROMIUM, ...process.env, FIGURES: '1' },
    });
    console.log(
      `${name.toUpperCase()} ${status === 0 ? 'holds' : 'FAILS'} (${Math.round((Date.now() - began) / 1000)} s)`,
    );
    if (status !== 0) process.exitCode = 1;
  }
}
