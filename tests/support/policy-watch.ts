import type { BrowserContext, Worker } from '@playwright/test';

const NAME = /Content[ -]Security[ -]Policy/i;

export type PolicyWatch = {
  /** Called by itself for every context of the journey's browser; a browser of its own has to be named. */
  watch: (context: BrowserContext) => void;
  /** What the browser said of everything that a policy has blocked: in pages, their frames and service workers. */
  violations: string[];
};

export function watchPolicy(): PolicyWatch {
  const violations: string[] = [];
  return {
    violations,
    watch: (context) => {
      context.on('console', (message) => {
        if (NAME.test(message.text())) violations.push(message.text());
      });
      context.on('serviceworker', logViolations);
      for (const worker of context.serviceWorkers()) logViolations(worker);
    },
  };
}

/** Chromium does not report what it has blocked in a worker; the worker itself gets an event, as a page does. */
const logViolations = (worker: Worker) =>
  void worker
    .evaluate(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        console.error(`Content Security Policy: ${effectiveDirective} has blocked ${blockedURI}`);
      });
    })
    // It has been stopped again.
    .catch(() => {});
