import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { CHROMIUM_FLAGS, ensureHeadlessChromium } from './scripts/chromium.mjs';
import { brandColours } from './scripts/insert-brand-colours.ts';
import { configOfBuild, organiserConfig } from './scripts/organiser-config.ts';
import { hasSample, testsOfSample } from './scripts/sample-tests.mjs';
import { testFilesWith } from './scripts/test-files.mjs';

/** The longest files: begun last, one of two cores would wait for them. */
const LONG = [
  'hostile-answers',
  'outbox.real-server',
  'ledger.model',
  'session.interleavings',
  'outbox.model',
];
const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.includes(name));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** What a file does to modules, globals or time, which the next one in its process would meet. */
const LEAVES_TRACES =
  /resetModules|vi\.(mock|doMock|stub)|useFakeTimers|spyOn|installFake|fake-indexeddb|setToday|globalThis|process\.env\.\w+ =[^=]|localStorage|navigator/;
/** Domain and server tests clean up after themselves. */
const CLEAN = /^tests\/(domain|server)\//;
const isolated = testFilesWith(LEAVES_TRACES).filter((path) => path.endsWith('.ts') && !CLEAN.test(path));

/** Without the sample, modules are tried with the defaults in `src/domain/organiser`. */
const config = hasSample ? await configOfBuild() : null;
const leftOut = hasSample ? [] : testsOfSample();

export default defineConfig({
  define: { __BUILD_ID__: '"test"' },
  // React's own production build knows no other.
  oxc: { jsx: { development: false } },
  plugins: config ? [organiserConfig(config), brandColours(config.brand.palette)] : [],
  test: {
    // Limits, not expectations: two cores may be busy with other work.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...isolated, ...leftOut],
          // Loading the same modules for each of two hundred files takes longer than most of these tests.
          isolate: false,
          setupFiles: ['tests/support/no-own-pictures.ts'],
          environment: 'node',
          globalSetup: ['tests/support/prepare-test-databases.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: isolated,
          exclude: leftOut,
          environment: 'node',
          globalSetup: ['tests/support/prepare-test-databases.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'components',
          // As in `playwright.config.ts`: what passes only the second time is listed as flaky, and is a fault.
          retry: 1,
          include: ['tests/**/*.test.tsx'],
          exclude: leftOut,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 390, height: 844 },
            provider: playwright({
              launchOptions: { executablePath: ensureHeadlessChromium(), args: CHROMIUM_FLAGS },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
