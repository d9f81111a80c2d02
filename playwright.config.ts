import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureHeadlessChromium } from './scripts/chromium.mjs';
import { hasSample } from './scripts/sample-tests.mjs';

export default defineConfig({
  testDir: 'tests/journeys',
  // All others look for what is in the sample.
  testMatch: hasSample ? '*.journey.ts' : 'second-organiser.journey.ts',
  globalSetup: './tests/support/prepare-journeys.ts',
  // Limits, not expectations: two cores may be busy with other work.
  timeout: 420_000,
  expect: { timeout: 30_000 },
  workers: 2,
  // Files of different length share two workers evenly only test by test.
  fullyParallel: true,
  use: {
    viewport: { width: 390, height: 844 },
    // Nothing slides from place to place: that costs every journey processor time, and shows none of them more.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: ensureHeadlessChromium(), args: CHROMIUM_FLAGS },
  },
  reporter: [['list']],
  outputDir: 'test-results',
  forbidOnly: true,
  // A machine busy with other work must not fail the run. What passes only the second time is listed as flaky, and is a fault.
  retries: 1,
});
