import { EMBEDDED_CLIENT_ID, EMBEDDED_POOL_ID } from '../domain/visitor/user-pool.ts';

type BuiltIn = Readonly<Record<string, unknown>>;

/** The settings that were built into page and worker. Outside a build (plain Node) the defaults apply. */
export const builtIn = (import.meta.env as BuiltIn | undefined) ?? {};

type Pool = {
  id: string;
  clientId: string;
  /** The address of the pool's API, for a page or worker of this origin. */
  endpoint: (origin: string) => string;
};

/** Read by hand: every first visit needs these settings, and must not load the schema library for them. */
export const text = (value: unknown, fallback: string): string =>
  (typeof value === 'string' && value.trim()) || fallback;

export function readSettings(builtIn: BuiltIn): { apiHost: string; pool: Pool } {
  const id = text(builtIn.VITE_USER_POOL_ID, EMBEDDED_POOL_ID);
  const configured = text(builtIn.VITE_USER_POOL_ENDPOINT, '');
  const regional = `https://cognito-idp.${id.split('_')[0]}.amazonaws.com/`;
  return {
    apiHost: text(builtIn.VITE_API_HOST, '').replace(/\/+$/, ''),
    pool: {
      id,
      clientId: text(builtIn.VITE_USER_POOL_CLIENT_ID, EMBEDDED_CLIENT_ID),
      endpoint: (origin) => configured || (id === EMBEDDED_POOL_ID ? `${origin}/idp` : regional),
    },
  };
}

const settings = readSettings(builtIn);

/** Before every path of our API; empty for the page's own origin. */
export const apiHost = settings.apiHost;
export const pool = settings.pool;
