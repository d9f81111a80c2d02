import { buildSite } from './build-site.ts';
import { type ProductServer, startProductServer } from './product-server.ts';

const POOL_ID = 'ap-southeast-1_YhelloLocal';
/** Fixed: the addresses are part of the site's build, which later runs reuse. */
export const POOL_PORT = 4360;
export const REPORTS_PORT = 4361;
export const POOL_ORIGIN = `http://127.0.0.1:${POOL_PORT}`;
export const OTHER_SERVICES_DIST = 'dist/other-services';
const env = {
  DIST_DIR: OTHER_SERVICES_DIST,
  VITE_USER_POOL_ENDPOINT: `${POOL_ORIGIN}/idp`,
  USER_POOL_ISSUER: `urn:yhello:pool:${POOL_ID}`,
  USER_POOL_JWKS_URL: `${POOL_ORIGIN}/idp/${POOL_ID}/.well-known/jwks.json`,
  VITE_SENTRY_DSN: `http://publickey@127.0.0.1:${REPORTS_PORT}/7`,
};

/** Builds, if something changed, and starts an installation whose user pool and error reports are on other hosts. */
export async function startOtherServicesSite(): Promise<ProductServer> {
  await buildSite(env);
  return startProductServer({ env, preparedDataDir: process.env.JOURNEY_DATA_DIR });
}
