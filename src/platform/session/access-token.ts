import { type AttemptTokens, authorisedRequest } from '../../sync/authorised-request.ts';
import { pool } from '../../sync/env.ts';
import { prolongTokens, renewTokens, replaceRejected } from '../../sync/renew-tokens.ts';
import { type RealmContext, renewDeps } from '../../sync/runtime-deps.ts';
import { readTokens } from '../../sync/tokens.ts';
import { isRefusal, NO_SESSION, RequestError } from '../request-error.ts';
import { reportError } from '../telemetry.ts';
import { pageCookies } from './page-cookies.ts';
import { reportSessionProblem } from './session-problems.ts';

/** This page, for the code that also runs in the worker. */
export const pageContext = (): RealmContext => ({
  jar: pageCookies,
  origin: location.origin,
  onCookieRefused: reportError,
});

/** Renews the tokens if they are due, or at once with `force`, once for all tabs and the worker together. */
export const renewPageTokens = (force: boolean) => renewTokens({ ...renewDeps(pageContext()), force });

/** Called at each start: daily use keeps the visitor signed in, even if renewals are rare or fail. */
export const prolongPageTokens = () => prolongTokens(renewDeps(pageContext()));

/**
 * The access token, renewed first when it is about to end; null without a session or when cookies cannot be read.
 * `rejected`: a token that the server did not accept; it is replaced unless another tab has done so already.
 * Throws RequestError (`no-answer`) when the pool did not answer, so that it is unknown whether it can be replaced.
 */
export async function accessToken(rejected: string | null = null): Promise<string | null> {
  try {
    const { renewal, tokens } = await replaceRejected(renewDeps(pageContext()), rejected);
    if (!tokens || renewal !== 'no-answer' || tokens.accessToken !== rejected)
      return tokens?.accessToken ?? null;
  } catch {
    return null;
  }
  throw new RequestError('no-answer', 'The session could not be renewed', 'UNAUTHORIZED', 401);
}

/** Whether there are tokens on this phone; false where cookies cannot be read. */
const hasTokens = () =>
  pageCookies.read().then(
    (cookies) => readTokens(cookies, pool.clientId) !== null,
    () => false,
  );

/**
 * `authorisedRequest` for attempts that throw RequestError. With `needsToken` nothing is sent without one: the error is
 * NO_SESSION.
 */
export async function withAccessToken<T>(
  attempt: (tokens: AttemptTokens) => Promise<T>,
  needsToken: boolean,
): Promise<T> {
  if (needsToken && !(await hasTokens())) {
    reportSessionProblem('no-tokens', null);
    throw new RequestError('no-answer', 'There is no session', NO_SESSION, 401);
  }
  return authorisedRequest(attempt, {
    onRefused: reportSessionProblem,
    isUnauthorised: (error) => isRefusal(error) && error.status === 401,
    toNoAnswer: (error) => {
      const { message, code, status } = error as RequestError;
      return new RequestError('no-answer', message, code, status);
    },
  });
}
