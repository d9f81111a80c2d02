/** Not yet in TypeScript's own types, nor in every browser. */
type RoutedInstallEvent = ExtendableEvent & {
  addRoutes?: (rules: object[]) => Promise<void>;
};

/** Paths that this worker only passes on. Their requests must neither wait for it to start nor keep it from ending. */
const PASSED_ON = ['/trpc/*', '/api/user/*', '/api/date/*'];

/** Tells browsers that have static routing where navigations go, and which requests pass the worker by. */
export function declareRoutes(worker: ServiceWorkerGlobalScope): void {
  // Chromium would ask the server for each page, too, while this worker starts, and throw the answer away.
  const navigations = { condition: { requestMode: 'navigate' }, source: 'fetch-event' };
  const passedOn = PASSED_ON.map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: 'network',
  }));
  worker.addEventListener('install', (event: RoutedInstallEvent) => {
    const declared = event.addRoutes?.([navigations, ...passedOn]).catch(() => {});
    if (declared) event.waitUntil(declared);
  });
}
