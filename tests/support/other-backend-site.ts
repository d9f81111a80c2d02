import { EMBEDDED_POOL_ID } from '../../src/domain/visitor/user-pool.ts';
import { buildSite } from './build-site.ts';
import { type ProductServer, startProductServer } from './product-server.ts';
import { startSecondSite } from './second-site.ts';

/** Fixed: the address is part of the site's build, which later runs reuse. */
const PORT = 4362;
/** Another origin than the site, which is at `localhost`. */
export const BACKEND_ORIGIN = `http://127.0.0.1:${PORT}`;
const env = {
  DIST_DIR: 'dist/other-backend',
  VITE_API_HOST: BACKEND_ORIGIN,
  VITE_USER_POOL_ENDPOINT: `${BACKEND_ORIGIN}/idp`,
  USER_POOL_ISSUER: `urn:yhello:pool:${EMBEDDED_POOL_ID}`,
  USER_POOL_JWKS_URL: `${BACKEND_ORIGIN}/idp/${EMBEDDED_POOL_ID}/.well-known/jwks.json`,
};

/** The backend of another organiser, with its own content and its own user pool. */
export const startOtherBackend = (): Promise<ProductServer> => startSecondSite({ port: PORT });

/** Builds, if something changed, and starts an installation that shows what that backend answers. */
export async function startOtherBackendSite(): Promise<ProductServer> {
  await buildSite(env);
  return startProductServer({ env, preparedDataDir: process.env.JOURNEY_DATA_DIR });
}
