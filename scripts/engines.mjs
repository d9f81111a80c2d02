// Finds the browser engines other than Chromium that the main walk is tried in, and installs what is missing of them.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FIREFOX = '/usr/bin/firefox-esr';
const DEBIAN_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** The path of Firefox, or null. */
export const findFirefox = () => (existsSync(FIREFOX) ? FIREFOX : null);

/** What it takes to drive WebKitGTK: its driver, its smallest browser and a screen; or null. */
export function findWebKitGtk() {
  // Debian has one folder for each architecture and version: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1.
  const browser = subfolders('/usr/lib', /-linux-gnu/)
    .flatMap((folder) => subfolders(folder, /^webkit2?gtk-/))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
  const found = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb', browser: browser ?? '' };
  return Object.values(found).every((path) => existsSync(path)) ? found : null;
}

/** The names of the engines that are still missing after an attempt to install them. */
export function ensureEngines() {
  if (missingEngines().length > 0 && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Firefox and WebKitGTK for the browser tests …');
    const run = (...args) => execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    try {
      run('update', '-qq');
      run('install', '-y', '-qq', '--no-install-recommends', ...DEBIAN_PACKAGES);
    } catch {
      // The names returned say what is missing.
    }
  }
  return missingEngines();
}

const missingEngines = () => [
  ...(findFirefox() ? [] : ['Firefox']),
  ...(findWebKitGtk() ? [] : ['WebKitGTK']),
];

const subfolders = (folder, pattern) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => pattern.test(name))
        .map((name) => join(folder, name))
    : [];
