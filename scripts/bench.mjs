// `npm run bench -- bytes | lighthouse | launch | accounts`: measures and prints. What the app promises:
// `promises.mjs`.
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { benchLaunch, FLAGS } from './bench-launch.mjs';
import { build, isBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { printLighthouse } from './lighthouse.mjs';
import { withProduct } from './product.mjs';

const PORT = 4392;
const PAGES = [
  '/',
  '/expo',
  '/products',
  '/articles/starting-solids-malaysian-kitchen',
  '/brands/little-sprout',
];
const origin = `http://localhost:${PORT}`;

async function withServer(measure) {
  if (!(await isBuilt())) await build();
  await withProduct('scripts/serve.mjs', PORT, measure);
}

const benches = {
  /** The bytes of a first visit to a page by kind, without the worker and its precache. */
  bytes: () =>
    withServer(async () => {
      const browser = await chromium.launch({ executablePath: ensureChromium(), args: FLAGS });
      for (const path of PAGES) {
        const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
        await page.addInitScript('delete Navigator.prototype.serviceWorker');
        const session = await page.context().newCDPSession(page);
        await session.send('Network.enable');
        const types = new Map();
        const sums = {};
        session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
        session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
          const type = types.get(requestId) ?? 'Other';
          sums[type] = (sums[type] ?? 0) + encodedDataLength;
        });
        await page.goto(origin + path, { waitUntil: 'networkidle' });
        const total = Object.values(sums).reduce((a, b) => a + b, 0);
        const kb = Object.entries(sums).map(([type, bytes]) => `${type} ${(bytes / 1024).toFixed(1)}`);
        console.log(`${path}: ${kb.join(', ')}; all ${(total / 1024).toFixed(1)} KB sent`);
        await page.context().close();
      }
      await browser.close();
    }),

  /** Lighthouse for mobile: a table of the median of RUNS (default 3) visits to each page. */
  lighthouse: () =>
    withServer(async () => {
      const port = 9333;
      const browser = await chromium.launch({
        executablePath: ensureChromium(),
        args: [...FLAGS, `--remote-debugging-port=${port}`],
      });
      await printLighthouse(PAGES, { origin, port, runs: Number(process.env.RUNS ?? 3) });
      await browser.close();
    }),

  /**
   * How fast the app is ready for the hall and opens there; `launch pass`: only the pass without signal. Settings:
   * RUNS.
   */
  launch: () => withServer(() => benchLaunch(PORT, { onlyPass: process.argv[3] === 'pass' })),

  /** How long the user pool's answers take with and without an account: strangers must not learn it. Settings: RUNS. */
  accounts: () => {
    const env = { FIGURES: '1', ...process.env };
    const file = 'tests/server/identity/account-enumeration.test.ts';
    spawnSync('node_modules/.bin/vitest', ['run', file, '-t', 'prints'], { stdio: 'inherit', env });
  },
};

const bench = benches[process.argv[2]];
if (!bench) console.log(`Name one of: ${Object.keys(benches).join(', ')}`);
else await bench();
