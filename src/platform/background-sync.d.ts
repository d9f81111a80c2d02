/** Background Sync is a draft that TypeScript's DOM library leaves out. */
interface SyncManager {
  register(tag: string): Promise<void>;
}
interface ServiceWorkerRegistration {
  readonly sync?: SyncManager;
}
