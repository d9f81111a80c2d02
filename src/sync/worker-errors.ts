// @script sentry

import { broadcast } from './broadcast.ts';
import { type Database, sharedDatabase } from './database.ts';
import { type ErrorReport, parseErrorReport } from './error-report.ts';

/** A worker that keeps failing must not fill the phone. */
const MAX_STORED = 20;

/** Stores what the worker has to report for the next page: the worker may end at any moment and has no reporter. */
export async function storeWorkerError(
  report: ErrorReport,
  database: Database = sharedDatabase,
): Promise<void> {
  await database.write(['facts'], async ({ facts }) => {
    const stored = itemsIn(await facts.get('worker-errors'));
    await facts.put([...stored, report].slice(-MAX_STORED), 'worker-errors');
  });
  broadcast('worker-errors');
}

/** Each report goes to one page only. Throws StorageUnavailable. */
export async function takeWorkerErrors(database: Database = sharedDatabase): Promise<ErrorReport[]> {
  const hasSome = await database.read(['facts'], ({ facts }) => facts.count('worker-errors'));
  if (!hasSome) return [];
  return database.write(['facts'], async ({ facts }) => {
    const stored = itemsIn(await facts.get('worker-errors'));
    await facts.delete('worker-errors');
    return stored.map(parseErrorReport).filter((report) => report.length > 0);
  });
}

const itemsIn = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : []);
