import { browserTracingIntegration, captureException, init } from '@sentry/react';
import { sentry } from './env.ts';

/** Starts error reporting; returns the function that reports an error. */
export function startReporter(): (error: unknown) => void {
  init({
    dsn: sentry.dsn,
    environment: sentry.environment,
    tracesSampleRate: sentry.traceRate,
    release: __BUILD_ID__,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    integrations: [browserTracingIntegration()],
  });
  return (error) => void captureException(error);
}
