import { browserTracingIntegration, captureEvent, init, makeFetchTransport } from '@sentry/react';
import { subscribe } from '../../sync/broadcast.ts';
import { describeError, type ErrorReport } from '../../sync/error-report.ts';
import { takeWorkerErrors } from '../../sync/worker-errors.ts';
import { sentry } from '../env.ts';
import { type ReportEnvelope, safeEnvelope, toException } from './safe-envelope.ts';

/** A page that fails in a loop must not flood the connection. */
const MAX_REPORTS = 50;

type Realm = 'page' | 'worker';

/** Starts error reporting; returns the function that reports an error. */
export function startReporter(): (thrown: unknown) => void {
  init({
    dsn: sentry.dsn,
    environment: sentry.environment,
    release: sentry.release,
    tracesSampleRate: sentry.traceRate,
    // Spans are sent with their transaction: by themselves they would leave before it is known whether the page exists.
    traceLifecycle: 'static',
    // Without the default integrations: they collect clicks, console output and addresses.
    defaultIntegrations: false,
    integrations: [
      browserTracingIntegration({
        beforeStartSpan: (span) => (span.op === 'pageload' ? { ...span, name: loadedPath() } : span),
        linkPreviousTrace: 'off',
        webVitals: { ignore: ['inp'] },
      }),
    ],
    // Our server takes no part in traces, and the texts of browsers stay as they are.
    tracePropagationTargets: [],
    enhanceFetchErrorMessages: false,
    sendClientReports: false,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    transport: safeTransport,
  });
  void reportWorkerErrors();
  subscribe((topic) => {
    if (topic === 'worker-errors') void reportWorkerErrors();
  });
  return (thrown) => {
    const report = describeError(thrown, location.origin);
    if (report) send(report, 'page');
  };
}

const safeTransport: typeof makeFetchTransport = (options) => {
  const transport = makeFetchTransport(options);
  const context = {
    origin: location.origin,
    userAgent: navigator.userAgent,
    release: sentry.release,
    environment: sentry.environment,
  };
  return {
    ...transport,
    send: async (envelope) => {
      const safe = safeEnvelope(envelope as unknown as ReportEnvelope, context);
      return safe ? transport.send(safe as unknown as typeof envelope) : {};
    },
  };
};

const sent = new Set<string>();

/** The same error in the same place is reported once a page load. */
function send(report: ErrorReport, realm: Realm): void {
  const key = JSON.stringify([realm, report]);
  if (sent.has(key) || sent.size >= MAX_REPORTS) return;
  sent.add(key);
  captureEvent({
    exception: toException(report, location.origin),
    tags: { realm },
    transaction: location.pathname,
  });
}

async function reportWorkerErrors(): Promise<void> {
  // A phone that cannot read its storage says so on the screen.
  const reports = await takeWorkerErrors().catch(() => []);
  for (const report of reports) send(report, 'worker');
}

/** The address that was loaded: the reporter starts later, when another page may be open. */
function loadedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation ? new URL(navigation.name, location.origin).pathname : location.pathname;
}
