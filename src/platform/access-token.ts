import { pool } from '../sync/env.ts';
import { type Realm, renewPorts } from '../sync/realm-ports.ts';
import { renew } from '../sync/refresh.ts';
import { readTokens } from '../sync/tokens.ts';
import { pageCookies } from './cookies.ts';

/** This page, for the code that also runs in the worker. */
export const pageRealm = (): Realm => ({ jar: pageCookies, origin: location.origin });

/**
 * The access token, renewed first when it is about to end; null without a session or when the look-up fails.
 * `rejected`: a token that the server has just turned away; it is replaced unless another tab has done so already.
 */
export async function accessToken(rejected: string | null = null): Promise<string | null> {
  const look = async () => readTokens(await pageCookies.read(), pool.clientId)?.accessToken ?? null;
  try {
    const force = rejected !== null && (await look()) === rejected;
    await renew({ ...renewPorts(pageRealm()), force });
    return await look();
  } catch {
    return null;
  }
}
