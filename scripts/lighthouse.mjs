// Runs Lighthouse and prints a table.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Not a dependency: some of its packages require the "latest" version of others, which a lockfile cannot pin. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const MAX_OUTPUT = 64 * 1024 * 1024;
const VISIT_LIMIT_MS = 120_000;

const score = (name) => (report) => Math.round((report.categories[name]?.score ?? 0) * 100);
const figure =
  (id, digits = 0) =>
  (report) =>
    Number((report.audits[id]?.numericValue ?? Number.NaN).toFixed(digits));
const FIGURES = {
  performance: score('performance'),
  accessibility: score('accessibility'),
  'best practices': score('best-practices'),
  SEO: score('seo'),
  'FCP ms': figure('first-contentful-paint'),
  'LCP ms': figure('largest-contentful-paint'),
  'TBT ms': figure('total-blocking-time'),
  CLS: figure('cumulative-layout-shift', 3),
  KB: (report) => Math.round(figure('total-byte-weight')(report) / 1024),
};

/** Asynchronous: a synchronous call would stop reading the browser's output, which blocks the browser. */
async function visit(url, port) {
  const args = ['--yes', LIGHTHOUSE, url, `--port=${port}`, '--output=json', '--quiet'];
  const { stdout } = await promisify(execFile)('npx', args, {
    maxBuffer: MAX_OUTPUT,
    timeout: VISIT_LIMIT_MS,
  });
  return JSON.parse(stdout);
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** The failed audits. */
const failedAudits = (report) =>
  Object.values(report.audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ id }) => id);

/** Visits each path of `origin` `runs` times with the browser at a debugging port; prints medians and failed audits. */
export async function printLighthouse(paths, { origin, port, runs }) {
  const table = {};
  const notes = [];
  for (const path of paths) {
    const reports = [];
    for (let run = 0; run < runs; run++) reports.push(await visit(origin + path, port));
    table[path] = Object.fromEntries(
      Object.entries(FIGURES).map(([name, figureOf]) => [name, median(reports.map(figureOf))]),
    );
    const failed = failedAudits(reports[0]);
    if (failed.length > 0) notes.push(`${path}: ${failed.join(', ')}`);
  }
  console.table(table);
  for (const note of notes) console.log(note);
}
