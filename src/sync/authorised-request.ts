/**
 * What a request or a delivery finds out about the session. `no-tokens`: there are none. `not-renewable`: the pool
 * refused a renewal. `token-refused`: the server refused a token that had just been renewed.
 */
const SESSION_PROBLEMS = ['no-tokens', 'not-renewable', 'token-refused'] as const;
export type SessionProblem = (typeof SESSION_PROBLEMS)[number];
export const isSessionProblem = (outcome: string): outcome is SessionProblem =>
  (SESSION_PROBLEMS as readonly string[]).includes(outcome);

/**
 * The tokens of one attempt. `sent` went with it, null for none. `rejected` was refused by the attempt before, so that
 * another one is needed.
 */
export type AttemptTokens = { sent: string | null; rejected: string | null };

/**
 * What follows when the server does not accept the token of a request: one renewal and one more attempt; after that the
 * session is refused. A request without a token says nothing about a session: its 401 is no answer.
 */
export function afterUnauthorised({
  sent,
  rejected,
}: AttemptTokens): 'renew' | 'token-refused' | 'no-answer' {
  if (sent === null) return 'no-answer';
  return rejected === null ? 'renew' : 'token-refused';
}

/** How to recognise the caller's errors, and what to make of them. */
type AuthorisationErrors = {
  isUnauthorised: (error: unknown) => boolean;
  /** The same 401 as an error without consequences. */
  toNoAnswer: (error: unknown) => unknown;
  /** Called with the token of the last attempt, which the server refused. */
  onRefused: (problem: 'not-renewable' | 'token-refused', rejected: string | null) => void;
};

/**
 * Sends a request that may need a token, and after a 401 once more with a renewed one. `attempt` must use a token other
 * than `tokens.rejected` (the page's `accessToken` renews it if needed), store it in `tokens.sent` before it sends, and
 * throw if the request fails. Throws the error of the last attempt.
 */
export async function authorisedRequest<T>(
  attempt: (tokens: AttemptTokens) => Promise<T>,
  { isUnauthorised, toNoAnswer, onRefused }: AuthorisationErrors,
): Promise<T> {
  let rejected: string | null = null;
  for (;;) {
    const tokens: AttemptTokens = { sent: null, rejected };
    try {
      return await attempt(tokens);
    } catch (error) {
      if (!isUnauthorised(error)) throw error;
      const next = afterUnauthorised(tokens);
      if (next === 'no-answer') throw toNoAnswer(error);
      if (next === 'token-refused') {
        // The same token again means that it could not be replaced.
        onRefused(tokens.sent === rejected ? 'not-renewable' : 'token-refused', tokens.sent);
        throw error;
      }
      rejected = tokens.sent;
    }
  }
}
