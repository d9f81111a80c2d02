import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../scripts/chromium.mjs';

const FLAGS = [
  ...CHROMIUM_FLAGS,
  '--headless=new',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--remote-debugging-port=0',
  '--window-size=390,844',
];

/** A browser with its own profile, started and killed as on a phone. */
export type PhoneBrowser = {
  /** Starts the browser process again on the same profile. */
  launch: () => Promise<BrowserContext>;
  /** A page at phone size. */
  openPage: (url: string) => Promise<Page>;
  /** Kills the process: nothing that is still in memory is stored. */
  kill: () => Promise<void>;
  /** Quits the browser and starts it again. Chromium writes cookies late: after this they are on the disk. */
  restart: () => Promise<BrowserContext>;
  dispose: () => Promise<void>;
};

/** `onContext` gets the context of every launch. */
export async function createPhoneBrowser(
  program: string,
  onContext: (context: BrowserContext) => void,
): Promise<PhoneBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'phone-'));
  let child: ChildProcess | null = null;
  let browser: Browser | null = null;
  let context: BrowserContext | null = null;

  const ended = (started: ChildProcess) =>
    started.exitCode === null && started.signalCode === null
      ? new Promise((done) => started.once('exit', done))
      : Promise.resolve();

  const launch = async () => {
    const started = spawn(program, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    child = started;
    const endpoint = await new Promise<string>((ready, fail) => {
      let text = '';
      started.stderr.on('data', (chunk: Buffer) => {
        text += chunk;
        const url = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
        if (url) ready(url);
      });
      started.once('exit', () => fail(new Error(`Chromium ended:\n${text.slice(-2000)}`)));
    });
    browser = await chromium.connectOverCDP(endpoint);
    context = browser.contexts()[0] ?? (await browser.newContext());
    onContext(context);
    return context;
  };

  const kill = async () => {
    const started = child;
    child = null;
    if (!started?.pid) return;
    const gone = ended(started);
    try {
      process.kill(-started.pid, 'SIGKILL');
    } catch {
      // It has already exited.
    }
    await gone;
    await browser?.close().catch(() => {});
  };

  const close = async () => {
    const started = child;
    child = null;
    if (!started || !browser) return;
    const gone = ended(started);
    const session = await browser.newBrowserCDPSession();
    await session.send('Browser.close').catch(() => {});
    await gone;
  };

  return {
    launch,
    openPage: async (url) => {
      if (!context) throw new Error('launch first');
      const page = await context.newPage();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(url);
      return page;
    },
    kill,
    restart: async () => {
      await close();
      return launch();
    },
    dispose: async () => {
      await kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
