// Finds the browser for tests and screenshots, and installs one where there is none.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DEBIAN = '/usr/bin/chromium';

const found = () =>
  [process.env.CHROMIUM, DEBIAN, chromium.executablePath()].find((path) => path && existsSync(path));

export function ensureChromium() {
  const there = found();
  if (there) return there;
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
    // Said below, in one sentence.
  }
  const installed = found();
  if (!installed)
    throw new Error('No Chromium: install one (Debian: apt-get install chromium) or name it in CHROMIUM.');
  return installed;
}
