import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These alone take as long as half of all others: begun last, one of two cores would wait for them. */
const LONG = ['outbox.real-server', 'outbox.model'];
const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.includes(name));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  define: { __BUILD_ID__: '"test"' },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    // A fresh embedded database takes seconds of CPU where two cores are shared.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['tests/support/prepare-test-databases.ts'],
    setupFiles: ['tests/support/fail-on-console-error.ts'],
  },
});
