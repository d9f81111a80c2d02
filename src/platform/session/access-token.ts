import { pool } from '../../sync/env.ts';
import { renewTokens } from '../../sync/renew-tokens.ts';
import { type RealmContext, renewDeps } from '../../sync/runtime-deps.ts';
import { readTokens } from '../../sync/tokens.ts';
import { RequestError } from '../request-error.ts';
import { reportError } from '../telemetry.ts';
import { pageCookies } from './page-cookies.ts';

/** This page, for the code that also runs in the worker. */
export const pageContext = (): RealmContext => ({
  jar: pageCookies,
  origin: location.origin,
  onCookieRefused: reportError,
});

/** One look whether the token is due, and its renewal; for all tabs and the worker together. */
export const renewPageTokens = () => renewTokens(renewDeps(pageContext()));

/**
 * The access token, renewed first when it is about to end; null without a session or when the look-up fails.
 * `rejected`: a token that the server has just turned away; it is replaced unless another tab has done so already.
 * Throws WireError (`no-answer`) when nobody could say whether it can be replaced.
 */
export async function accessToken(rejected: string | null = null): Promise<string | null> {
  const look = async () => readTokens(await pageCookies.read(), pool.clientId)?.accessToken ?? null;
  try {
    const force = rejected !== null && (await look()) === rejected;
    const renewal = await renewTokens({ ...renewDeps(pageContext()), force });
    const token = await look();
    if (!force || renewal !== 'no-answer' || token !== rejected) return token;
  } catch {
    return null;
  }
  throw new RequestError('no-answer', 'The session could not be renewed', 'UNAUTHORIZED', 401);
}
