// The product as bench and screenshots use it: a server with data of its own, and the demo account.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** As `server/seed/seed-demo.ts` creates it. */
const DEMO = { email: 'demo@yhello.test', password: 'welcome2expo' };

/** Runs `script`, which starts the server, with an empty database; the work begins when it is ready. */
export async function withProduct(script, port, work) {
  const dataDir = await mkdtemp(join(tmpdir(), 'product-'));
  const server = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => server.stdout.on('data', (text) => /is ready at/.test(text) && resolve()));
  try {
    await work();
  } finally {
    server.kill('SIGINT');
    await new Promise((resolve) => server.once('exit', resolve));
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Fills in and sends the form of the page `/sign-in`, and does not wait for what follows. */
export async function logInAsDemo(page) {
  await page.getByLabel('Email').fill(DEMO.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}
