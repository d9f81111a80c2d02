import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../scripts/chromium.mjs';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--remote-debugging-port=0',
  '--window-size=390,844',
];

/** A browser with a profile of its own, started and killed as a phone's is. */
export type PhoneBrowser = {
  /** Starts the browser process anew on the same profile. */
  launch: () => Promise<BrowserContext>;
  /** A page at phone size. */
  openPage: (url: string) => Promise<Page>;
  /** Kills the process: nothing gets a chance to be saved. */
  kill: () => Promise<void>;
  /** Ends it as a person would, and starts it anew: what Chromium writes late, as cookies, is on the disk then. */
  restart: () => Promise<BrowserContext>;
  dispose: () => Promise<void>;
};

export async function createPhoneBrowser(): Promise<PhoneBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'phone-'));
  let child: ChildProcess | null = null;
  let browser: Browser | null = null;
  let context: BrowserContext | null = null;

  const ended = (own: ChildProcess) =>
    own.exitCode === null && own.signalCode === null
      ? new Promise((done) => own.once('exit', done))
      : Promise.resolve();

  const launch = async () => {
    const own = spawn(ensureChromium(), [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    child = own;
    const endpoint = await new Promise<string>((ready, fail) => {
      let text = '';
      own.stderr.on('data', (chunk: Buffer) => {
        text += chunk;
        const found = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
        if (found) ready(found);
      });
      own.once('exit', () => fail(new Error(`Chromium ended:\n${text.slice(-2000)}`)));
    });
    browser = await chromium.connectOverCDP(endpoint);
    context = browser.contexts()[0] ?? (await browser.newContext());
    return context;
  };

  const kill = async () => {
    const own = child;
    child = null;
    if (!own?.pid) return;
    const gone = ended(own);
    try {
      process.kill(-own.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
    await gone;
    await browser?.close().catch(() => {});
  };

  const close = async () => {
    const own = child;
    child = null;
    if (!own || !browser) return;
    const gone = ended(own);
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
