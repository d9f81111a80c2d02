// `npm test`: the quick checks first, then the tests without a browser, then those with one. Stops at the first
// failure.
import { spawnSync } from 'node:child_process';
import { ensureEngines } from './engines.mjs';
import { hasSample, testsOfSample } from './sample-tests.mjs';

// For the journeys of a fork that has deleted the sample.
if (!hasSample) process.env.CONTENT_DIR ??= 'tests/second-content';

const bin = (name) => `node_modules/.bin/${name}`;
const stages = [
  ['format and lint', bin('biome'), ['check', '.']],
  ['types', bin('tsc'), ['-b']],
  [
    'rules, server and components',
    bin('vitest'),
    ['run', '--reporter=dot', '--reporter=tests/support/flaky-reporter.ts'],
  ],
  ['build', process.execPath, ['scripts/build.mjs', '--if-changed', '--quiet']],
  ['journeys', bin('playwright'), ['test']],
];

const missingEngines = ensureEngines();
const minutes = (sinceMs) => `${((Date.now() - sinceMs) / 60_000).toFixed(1)} min`;
const lines = [];
const begunMs = Date.now();
let failure = 0;
for (const [name, command, args] of stages) {
  const stageBegunMs = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  failure = status ?? 1;
  lines.push(`── ${name}: ${failure === 0 ? 'passed' : 'FAILED'} in ${minutes(stageBegunMs)}`);
  console.log(lines.at(-1));
  if (failure !== 0) break;
}
if (!hasSample)
  lines.push(
    `── not run without the folder content, the sample: ${testsOfSample().length} test files and all journeys but second-organiser`,
  );
if (missingEngines.length > 0)
  lines.push(`── not tried in ${missingEngines.join(' and ')}: not installed; root with apt-get can`);
console.log(`\n${lines.join('\n')}\n── all: ${failure === 0 ? 'passed' : 'FAILED'} in ${minutes(begunMs)}`);
process.exitCode = failure;
