// @script rescue

import type { QueryClient } from '@tanstack/react-query';
import { reportError } from '../platform/telemetry.ts';

/** What the visitor saw of it makes it worth a report, even if its cause alone would be noise. */
class BrokenPageError extends Error {
  override readonly name = 'BrokenPageError';
}

/**
 * Reports what a part of the screen threw. If `client` is set, also drops stored data that does not fit its schema, or
 * all of it if all of it fits.
 */
export async function reportRenderError(error: unknown, client: QueryClient | false): Promise<void> {
  reportError(new BrokenPageError('A page could not be drawn', { cause: error }));
  if (client) (await import('../platform/stored-data-schemas.ts')).dropSuspectQueries(client);
}
