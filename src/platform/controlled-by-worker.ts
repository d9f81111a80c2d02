// @script outbox

/** Resolves once a worker controls the page: before that it does not see what the page fetches. */
export async function controlledByWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }));
}
