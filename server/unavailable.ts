/**
 * PostgreSQL's error classes: connection failure, a transaction that was ended so that others can go on, out of
 * connections or room, server shutting down or starting.
 */
const UNAVAILABLE_STATES = /^(08|40|53|57P)/;
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  // There is no room on the disk, or for this account.
  'ENOSPC',
  'EDQUOT',
]);
/** Errors for which the drivers set no code. */
const UNAVAILABLE_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|connection error|PGlite is clos/i;
const MAX_CAUSES = 5;

/** The `Retry-After` of a 503 response, in seconds. */
export const RETRY_AFTER_S = 5;

/** The user pool did not answer. Must not be treated as an invalid token. */
export class PoolUnavailable extends Error {
  override readonly name = 'PoolUnavailable';
}

/** The backend on another host did not answer. Must not be treated as "there is no such thing". */
export class ApiUnavailable extends Error {
  override readonly name = 'ApiUnavailable';
}

/** There is too much to do at the moment. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
  readonly retryAfterS: number;
  constructor(retryAfterS: number) {
    super('Too many deliveries at once');
    this.retryAfterS = retryAfterS;
  }
}

/** Whether an error means that the pool, the database or the API host did not answer or has no room, rather than a bug. */
export function isUnavailable(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < MAX_CAUSES && cause instanceof Error; depth++) {
    if (cause instanceof PoolUnavailable || cause instanceof ApiUnavailable) return true;
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (UNAVAILABLE_CODES.has(code) || UNAVAILABLE_STATES.test(code)) return true;
    // The message of a failed query quotes its values, which can contain any text.
    if (!cause.message.startsWith('Failed query') && UNAVAILABLE_MESSAGES.test(cause.message)) return true;
    cause = cause.cause;
  }
  return false;
}
