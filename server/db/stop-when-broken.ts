import type { PGlite } from '@electric-sql/pglite';

/** PostgreSQL's state of a disk without room. */
export const DISK_FULL = '53100';
/** The name of an abort of WebAssembly. A failed query and the end of the process throw other errors. */
const ABORTED = 'RuntimeError';

/**
 * Calls `onBroken` at the moment when the embedded database cannot go on: it found no room on the disk, or it has
 * aborted, as it does when its journal cannot be written. What is asked of it after that may never return and keep the
 * whole process busy, so nothing is.
 */
export function stopWhenBroken(client: PGlite, onBroken: (error: unknown) => void): void {
  let broken: Error | null = null;
  const stop = (error: Error) => {
    broken = error;
    onBroken(error);
  };

  const send = client.execProtocolStream;
  client.execProtocolStream = async (...message) => {
    if (broken) throw broken;
    try {
      return await send.apply(client, message);
    } catch (error) {
      if (!broken && hasState(error, DISK_FULL)) stop(error);
      throw error;
    }
  };

  // A message has several parts, and PGlite goes on with the next one although the database has aborted.
  const { mod } = client as unknown as { mod: { _PostgresMainLoopOnce: () => void } };
  const doPart = mod._PostgresMainLoopOnce;
  mod._PostgresMainLoopOnce = () => {
    try {
      doPart();
    } catch (error) {
      if (!broken && error instanceof Error && error.name === ABORTED) stop(error);
      throw error;
    }
  };
}

const hasState = (error: unknown, state: string): error is Error =>
  error instanceof Error && 'code' in error && error.code === state;
