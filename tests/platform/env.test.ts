import { expect, test, vi } from 'vitest';

const readSentrySettings = async () => {
  vi.resetModules();
  return (await import('../../src/platform/env.ts')).sentry;
};

test('without settings nothing is reported; with a DSN all traces are, from production', async () => {
  expect(await readSentrySettings()).toEqual({
    dsn: '',
    environment: 'production',
    release: 'test',
    traceRate: 1,
  });
});

test('environment, release and rate of traces can be set', async () => {
  vi.stubEnv('VITE_SENTRY_ENVIRONMENT', 'staging');
  vi.stubEnv('VITE_SENTRY_RELEASE', '2026.11');
  vi.stubEnv('VITE_SENTRY_TRACE_RATE', '0.25');
  expect(await readSentrySettings()).toMatchObject({
    environment: 'staging',
    release: '2026.11',
    traceRate: 0.25,
  });
  vi.unstubAllEnvs();
});
