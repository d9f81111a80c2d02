import type { Page } from '@playwright/test';
import type { OutboxEntry } from '../../src/sync/outbox-entry.ts';

/** The entries that are stored on the phone, in their order. */
export const readOutbox = (page: Page): Promise<OutboxEntry[]> => page.evaluate(readOutboxInPage);

/** The same, run in a page. */
export async function readOutboxInPage(): Promise<OutboxEntry[]> {
  const db = await new Promise<IDBDatabase>((done, fail) => {
    const open = indexedDB.open('yhello');
    open.onsuccess = () => done(open.result);
    open.onerror = () => fail(open.error);
  });
  try {
    return await new Promise((done, fail) => {
      const read = db.transaction('outbox').objectStore('outbox').getAll();
      read.onsuccess = () => done(read.result);
      read.onerror = () => fail(read.error);
    });
  } finally {
    db.close();
  }
}
