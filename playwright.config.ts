import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: false,
  reporter: [['list']],
  outputDir: 'test-results',
  forbidOnly: true,
});
