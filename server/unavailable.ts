/** PostgreSQL's classes for a connection that failed, too many connections, and a server going down or coming up. */
const AWAY_STATES = /^(08|53|57P)/;
const AWAY_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** The drivers have no codes for these. */
const AWAY_WORDS =
  /connection terminated|timeout exceeded when trying to connect|connection error|PGlite is clos/i;
const MAX_CAUSES = 5;

/** When somebody who was answered "later" may come back. */
export const RETRY_AFTER_S = 5;

/** The user pool did not say who somebody is: that must not be taken for a no. */
export class PoolUnavailable extends Error {
  override readonly name = 'PoolAway';
}

/** Whether an error says that pool or database did not answer, as opposed to a mistake of ours. */
export function isUnavailable(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < MAX_CAUSES && cause instanceof Error; depth++) {
    if (cause instanceof PoolUnavailable) return true;
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (AWAY_CODES.has(code) || AWAY_STATES.test(code)) return true;
    // A failed query's message quotes the query with its values, which may say anything.
    if (!cause.message.startsWith('Failed query') && AWAY_WORDS.test(cause.message)) return true;
    cause = cause.cause;
  }
  return false;
}
