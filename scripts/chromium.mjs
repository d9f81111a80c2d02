// Finds the browser for tests and screenshots, or installs one.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const CHROMIUM = '/usr/bin/chromium';
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Features that are switched off: the browser's own search box, which is a page of its own in each window and takes
 * more than half of the processor time of a start; and a renderer that is kept ready for the next site, one more
 * process for each page. A second list would replace Playwright's, so what that switches off is repeated.
 */
const UNUSED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'SpareRendererForSitePerProcess',
];

/** For every start of the browser, in tests, benches and screenshots. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  `--disable-features=${UNUSED_FEATURES.join(',')}`,
];

const findChromium = () =>
  [process.env.CHROMIUM, CHROMIUM, chromium.executablePath()].find((path) => path && existsSync(path));

/** The path of the browser that people have, for benches, screenshots and what only a whole browser does. */
export function ensureChromium() {
  const existing = findChromium();
  if (existing) return existing;
  console.log('Installing Chromium for the browser tests …');
  if (!installDebianPackages('chromium', 'fonts-liberation'))
    try {
      execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
    } catch {
      // Reported below.
    }
  const installed = findChromium();
  if (!installed)
    throw new Error('No Chromium: install one (Debian: apt-get install chromium) or name it in CHROMIUM.');
  return installed;
}

/**
 * The path of a Chromium for most tests. The headless shell has the same engine without the windows around it, which
 * take a seventh of the processor time of a journey. Where it cannot be had, the whole browser does.
 */
export function ensureHeadlessChromium() {
  if (process.env.CHROMIUM) return ensureChromium();
  if (!existsSync(HEADLESS_SHELL)) installDebianPackages('chromium-headless-shell', 'fonts-liberation');
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : ensureChromium();
}

/** Whether they are installed now. */
function installDebianPackages(...names) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  const run = (...args) => execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    run('update', '-qq');
    run('install', '-y', '-qq', ...names);
    return true;
  } catch {
    return false;
  }
}
