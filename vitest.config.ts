import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __BUILD_ID__: '"test"' },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    // A fresh embedded database takes seconds of CPU where two cores are shared.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    setupFiles: ['tests/support/no-stray-errors.ts'],
  },
});
