// `npm run promises`: tests what the app promises at full size, and prints the figures in a table. Ends with 1 when one
// is not kept. `--quick`: at the size of the tests. `--only P1,P5`: some. `--seed N`: other random events.
import { execFileSync, spawn } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { build, isBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { promises, steps } from './promises-list.mjs';

const { values: settings } = parseArgs({
  options: { quick: { type: 'boolean' }, only: { type: 'string' }, seed: { type: 'string' } },
});
const wanted = settings.only?.toUpperCase().split(',') ?? Object.keys(promises);
const unknown = wanted.filter((name) => !Object.hasOwn(promises, name));
if (unknown.length > 0) {
  console.error(`Name some of: ${Object.keys(promises).join(', ')}`);
  process.exit(1);
}

/** Returns whether the test passed, and its figures by the name of the promise. */
function run({ command, args, full }) {
  const env = {
    CHROMIUM: ensureChromium(),
    ...(settings.quick ? {} : full),
    ...(settings.seed && { SEED: settings.seed }),
    ...process.env,
    FIGURES: '1',
  };
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
    let text = '';
    child.stdout.on('data', (part) => {
      text += part;
      process.stdout.write(part);
    });
    child.on('close', (status) => {
      const lines = [...text.matchAll(/^([A-Z]+\d*): (\{.*\})$/gm)];
      done({ isPassed: status === 0, reports: lines.map(([, name, json]) => [name, JSON.parse(json)]) });
    });
  });
}

/** Why a promise is not kept; nothing when it is. */
function faultsOf(name, { reports, failed }) {
  const faults = [...failed];
  const sum = (figure) => {
    const amounts = reports.flatMap((report) => report[figure] ?? []);
    return amounts.length > 0 ? amounts.reduce((all, amount) => all + amount, 0) : undefined;
  };
  const { atMost = {}, atLeast = {} } = promises[name];
  for (const [figure, limit] of Object.entries(atMost))
    if (!(sum(figure) <= limit)) faults.push(`${figure}: ${sum(figure) ?? 'not measured'}, at most ${limit}`);
  for (const [figure, limit] of Object.entries(atLeast))
    if (!(sum(figure) >= limit))
      faults.push(`${figure}: ${sum(figure) ?? 'not measured'}, at least ${limit}`);
  return faults;
}

const due = steps.filter(({ shows }) => shows.some((name) => wanted.includes(name)));
if (due.some(({ needsBuild }) => needsBuild) && !(await isBuilt())) await build();
const results = Object.fromEntries(wanted.map((name) => [name, { reports: [], failed: [] }]));
const loadBefore = loadavg()[0].toFixed(1);
for (const step of due) {
  const { isPassed, reports } = await run(step);
  for (const [name, figures] of reports) results[name]?.reports.push(figures);
  if (!isPassed) for (const name of step.shows) results[name]?.failed.push(`failed: ${step.args.join(' ')}`);
}

const commit = () => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
};
console.log(
  `\n${settings.quick ? 'quick' : 'full'} size, commit ${commit()}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadBefore} before and ${loadavg()[0].toFixed(1)} after, Node ${process.version}`,
);
for (const name of wanted) {
  const faults = faultsOf(name, results[name]);
  console.log(`\n${name.padEnd(7)} ${faults.length === 0 ? 'kept    ' : 'NOT KEPT'}  ${promises[name].text}`);
  for (const fault of faults) console.log(`${' '.repeat(18)}! ${fault}`);
  for (const report of results[name].reports) {
    const figures = Object.entries(report).map(([figure, amount]) => `${figure} ${amount}`);
    console.log(`${' '.repeat(18)}${figures.join(', ')}`);
  }
  if (faults.length > 0) process.exitCode = 1;
}
