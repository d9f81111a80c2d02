import { expect, it, vi } from 'vitest';
import { describeError } from '../../src/sync/error-report.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';

it('a page that could not be drawn is reported as that, with its cause', async () => {
  vi.useFakeTimers();
  vi.stubEnv('VITE_SENTRY_DSN', 'https://key@errors.example/1');
  installFakeBrowser();
  const { startTelemetry } = await import('../../src/platform/telemetry.ts');
  const { reportRenderError } = await import('../../src/app/report-render-error.ts');
  const reported: unknown[] = [];
  startTelemetry(async () => ({ startReporter: () => (error: unknown) => void reported.push(error) }));
  await reportRenderError(new TypeError("Cannot read properties of undefined (reading 'name')"), false);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(describeError(reported[0], 'https://yhello.test')).toMatchObject([
    { type: 'BrokenPageError', message: '' },
    { type: 'TypeError', message: 'Cannot read properties of undefined' },
  ]);
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
