/** Whether the browser has agreed not to delete what this app stores when the device becomes full. */
export const isStoragePersistent = async (): Promise<boolean> =>
  (await navigator.storage?.persisted?.().catch(() => false)) ?? false;

/**
 * Asks the browser for that, unless it has agreed already: Firefox shows a question. Resolves with its answer.
 */
export const requestPersistentStorage = async (): Promise<boolean> =>
  (await isStoragePersistent()) || ((await navigator.storage?.persist?.().catch(() => false)) ?? false);
