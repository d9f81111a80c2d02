// Finds the browser for tests and screenshots, or installs one.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DEBIAN_PATH = '/usr/bin/chromium';

/**
 * Switched off: the browser's own search box is a page of its own in each window, which takes more than half of the
 * processor time of a start. A second list would replace Playwright's, so what that switches off is repeated.
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
];

/** For every start of the browser, in tests, benches and screenshots. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  `--disable-features=${UNUSED_FEATURES.join(',')}`,
];

const findChromium = () =>
  [process.env.CHROMIUM, DEBIAN_PATH, chromium.executablePath()].find((path) => path && existsSync(path));

export function ensureChromium() {
  const existing = findChromium();
  if (existing) return existing;
  const run = (command, args) => execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  console.log('Installing Chromium for the browser tests …');
  try {
    if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
      run('apt-get', ['update', '-qq']);
      run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-liberation']);
    } else {
      run('npx', ['playwright', 'install', 'chromium']);
    }
  } catch {
    // Reported below.
  }
  const installed = findChromium();
  if (!installed)
    throw new Error('No Chromium: install one (Debian: apt-get install chromium) or name it in CHROMIUM.');
  return installed;
}
