import { pool } from '../sync/env.ts';
import { type Realm, renewPorts } from '../sync/realm-ports.ts';
import { renew } from '../sync/refresh.ts';
import { readTokens } from '../sync/tokens.ts';
import { pageCookies } from './cookies.ts';

/** This page, for the code that also runs in the worker. */
export const pageRealm = (): Realm => ({ jar: pageCookies, origin: location.origin });

/** The access token, renewed first when it is about to end; null without a session or when the look-up fails. */
export async function accessToken(force = false): Promise<string | null> {
  try {
    await renew({ ...renewPorts(pageRealm()), force });
    return readTokens(await pageCookies.read(), pool.clientId)?.accessToken ?? null;
  } catch {
    return null;
  }
}
