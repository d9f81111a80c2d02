import * as v from 'valibot';
import { EMBEDDED_CLIENT_ID, EMBEDDED_POOL_ID } from '../src/domain/visitor/user-pool.ts';

const optionalText = v.optional(v.pipe(v.string(), v.trim()), '');
const wholeNumber = (fallback: string, max: number) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.transform(Number),
    v.integer('is not a whole number'),
    v.minValue(0),
    v.maxValue(max),
  );

const schema = v.object({
  PORT: wholeNumber('4173', 65535),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DIST_DIR: v.optional(v.string(), 'dist'),
  USER_POOL_ISSUER: optionalText,
  USER_POOL_JWKS_URL: optionalText,
  DATABASE_URL: optionalText,
  LOG_LEVEL: v.optional(v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug']), 'info'),
  TIME_CALL_NEEDS_AUTH: v.optional(v.picklist(['0', '1']), '0'),
  POOL_ACCESS_TOKEN_S: wholeNumber('3600', 86_400),
  SYNC_SPREAD_S: wholeNumber('60', 3600),
  CLIENT_ADDRESS_HEADER: optionalText,
  OPEN_ACTIONS_PER_HOUR: wholeNumber('60', 100_000),
  PUBLIC_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.url('is no address'),
      v.transform((address) => new URL(address).origin),
    ),
  ),
  VITE_API_HOST: optionalText,
  VITE_USER_POOL_ID: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+_\w+$/)), EMBEDDED_POOL_ID),
  VITE_USER_POOL_CLIENT_ID: v.optional(v.pipe(v.string(), v.regex(/^\w+$/)), EMBEDDED_CLIENT_ID),
  VITE_USER_POOL_ENDPOINT: optionalText,
  VITE_PRODUCT_NAME: v.optional(v.string(), 'Yhello'),
  VITE_SENTRY_DSN: optionalText,
  VITE_PASS_ISSUER: v.optional(v.string(), 'yhello'),
});

export type ServerEnv = {
  port: number;
  host: string;
  dataDir: string;
  /** The folder of the built page. */
  distDir: string;
  databaseUrl: string;
  logLevel: string;
  /** Some installations of the product's API answer the time call with 401 to strangers. */
  timeCallNeedsAuth: boolean;
  /** How long the embedded pool's access tokens last, in seconds. */
  poolAccessTokenS: number;
  /** Over how many seconds phones that come back together spread their deliveries. */
  syncSpreadS: number;
  /** The header in which a proxy of ours says who asked; empty without one, and then the connection tells. */
  clientAddressHeader: string;
  /** How many messages one network may send in an hour without signing in. A hall full of people is one network. */
  openActionsPerHour: number;
  /** Where visitors find the pages, for canonical addresses; empty: by the host they ask for. */
  publicOrigin: string;
  apiHost: string;
  productName: string;
  passIssuer: string;
  /** Where the page reports errors; empty for nowhere. */
  errorReportsTo: string;
  /** `issuer` and `jwksUrl` are empty unless the pool is not the usual service. */
  pool: {
    id: string;
    clientId: string;
    region: string;
    endpoint: string;
    issuer: string;
    jwksUrl: string;
    embedded: boolean;
  };
};

/** Reads the settings once. Throws an Error that lists every bad one by name. */
export function readEnv(source: Record<string, string | undefined>): ServerEnv {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(schema, given);
  if (!parsed.success) {
    const list = parsed.issues.map((issue) => `  ${v.getDotPath(issue)}: ${issue.message}`).join('\n');
    throw new Error(`Some settings cannot be used:\n${list}`);
  }
  const e = parsed.output;
  const region = e.VITE_USER_POOL_ID.split('_')[0] ?? '';
  const embedded = e.VITE_USER_POOL_ID === EMBEDDED_POOL_ID && e.VITE_USER_POOL_ENDPOINT === '';
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: e.DATA_DIR,
    distDir: e.DIST_DIR,
    databaseUrl: e.DATABASE_URL,
    logLevel: e.LOG_LEVEL,
    timeCallNeedsAuth: e.TIME_CALL_NEEDS_AUTH === '1',
    poolAccessTokenS: e.POOL_ACCESS_TOKEN_S,
    syncSpreadS: e.SYNC_SPREAD_S,
    clientAddressHeader: e.CLIENT_ADDRESS_HEADER,
    openActionsPerHour: e.OPEN_ACTIONS_PER_HOUR,
    publicOrigin: e.PUBLIC_ORIGIN ?? '',
    apiHost: e.VITE_API_HOST,
    productName: e.VITE_PRODUCT_NAME,
    passIssuer: e.VITE_PASS_ISSUER,
    errorReportsTo: e.VITE_SENTRY_DSN,
    pool: {
      id: e.VITE_USER_POOL_ID,
      clientId: e.VITE_USER_POOL_CLIENT_ID,
      region,
      endpoint: e.VITE_USER_POOL_ENDPOINT || `https://cognito-idp.${region}.amazonaws.com`,
      issuer: e.USER_POOL_ISSUER,
      jwksUrl: e.USER_POOL_JWKS_URL,
      embedded,
    },
  };
}
