/** PostgreSQL's classes for a connection that failed, too many connections, and a server going down or coming up. */
const AWAY_STATES = /^(08|53|57P)/;
const AWAY_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** The driver has no codes for these. */
const AWAY_WORDS = /connection terminated|timeout exceeded when trying to connect|PGlite is (?:closed|closing)/i;
const MAX_CAUSES = 5;

/** Whether an error says that the database did not answer, as opposed to a mistake of ours. */
export function isDatabaseAway(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < MAX_CAUSES && cause instanceof Error; depth++) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (AWAY_CODES.has(code) || AWAY_STATES.test(code)) return true;
    // A query's own text stands in the message of the outermost error, not in its causes'.
    if (depth > 0 && AWAY_WORDS.test(cause.message)) return true;
    cause = cause.cause;
  }
  return false;
}
