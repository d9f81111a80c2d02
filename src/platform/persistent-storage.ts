/** Asks the browser not to delete what this app stores when the phone becomes full. Resolves with its answer. */
export const requestPersistentStorage = async (): Promise<boolean> =>
  (await navigator.storage?.persist?.().catch(() => false)) ?? false;

/** Whether the browser has agreed to that. */
export const isStoragePersistent = async (): Promise<boolean> =>
  (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
