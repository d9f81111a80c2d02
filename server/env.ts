import * as v from 'valibot';
import { DEFAULT_APP_LINK, DEFAULT_ISSUER } from '../src/domain/visitor/pass-defaults.ts';
import { EMBEDDED_CLIENT_ID, EMBEDDED_POOL_ID } from '../src/domain/visitor/user-pool.ts';
import { SIGN_UPS_PER_HOUR } from './identity/sign-in-limits.ts';
import type { MailboxAccess } from './mailbox/mailbox-routes.ts';
import { isPrivateHost } from './private-host.ts';
import { checkVendorOrigin, readVendors, type Vendors, vendorEntries } from './vendors/vendor-settings.ts';
import { webOrigin } from './web-origin.ts';

const optionalText = v.optional(v.pipe(v.string(), v.trim()), '');
const webAddress = v.pipe(
  v.string(),
  v.trim(),
  v.url('is no address'),
  v.regex(/^https?:\/\//i, 'does not begin with https:// or http://'),
);
const wholeNumber = (fallback: string, max: number) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.transform(Number),
    v.integer('is not a whole number'),
    v.minValue(0),
    v.maxValue(max),
  );

const BYTES_PER_GB = 1_000_000_000;

/** The sample content, in the project's folder. */
const SAMPLE_DIR = 'content';

const schema = v.object({
  PORT: wholeNumber('4173', 65535),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DIST_DIR: v.optional(v.string(), 'dist'),
  CONTENT_DIR: v.optional(v.string(), SAMPLE_DIR),
  SAMPLES: v.optional(v.picklist(['0', '1'])),
  USER_POOL_ISSUER: optionalText,
  USER_POOL_JWKS_URL: v.optional(webAddress),
  DATABASE_URL: optionalText,
  LOG_LEVEL: v.optional(v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug']), 'info'),
  TIME_CALL_NEEDS_AUTH: v.optional(v.picklist(['0', '1']), '0'),
  WITHDRAW_WORKER: v.optional(v.picklist(['0', '1']), '0'),
  POOL_ACCESS_TOKEN_S: wholeNumber('3600', 86_400),
  SYNC_SPREAD_S: wholeNumber('60', 3600),
  CLIENT_ADDRESS_HEADER: optionalText,
  OPEN_ACTIONS_PER_HOUR: wholeNumber('60', 100_000),
  ACTIONS_PER_HOUR: wholeNumber('5000', 1_000_000),
  MAX_UPLOADS_GB: wholeNumber('20', 100_000),
  SIGN_UPS_PER_HOUR: wholeNumber(String(SIGN_UPS_PER_HOUR), 1_000_000),
  MAILBOX: v.optional(v.picklist(['0', '1'])),
  PUBLIC_ORIGIN: v.optional(webOrigin),
  VITE_API_HOST: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.url('is no address'),
      v.regex(/^https?:\/\/[^?#@]+$/, 'is no address of an API'),
      v.transform((address) => address.replace(/\/+$/, '')),
    ),
  ),
  VITE_USER_POOL_ID: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+_\w+$/)), EMBEDDED_POOL_ID),
  VITE_USER_POOL_CLIENT_ID: v.optional(v.pipe(v.string(), v.regex(/^\w+$/)), EMBEDDED_CLIENT_ID),
  VITE_USER_POOL_ENDPOINT: v.optional(webAddress),
  VITE_SENTRY_DSN: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.url('is no address'),
      v.regex(/^https?:\/\/\w+(:\w+)?@.+\/\d+$/, 'is no DSN'),
    ),
  ),
  VITE_SENTRY_TRACE_RATE: v.optional(
    v.pipe(v.string(), v.transform(Number), v.number('is no number'), v.minValue(0), v.maxValue(1)),
    '1',
  ),
  VITE_PASS_ISSUER: v.optional(v.string(), DEFAULT_ISSUER),
  VITE_APP_LINK: v.optional(v.string(), DEFAULT_APP_LINK),
  ...vendorEntries,
});

export type ServerEnv = {
  port: number;
  host: string;
  dataDir: string;
  /** The folder of the built page. */
  distDir: string;
  databaseUrl: string;
  /** The folder with the content. */
  contentDir: string;
  /** Whether the dates of the sample content follow today, and the demo account exists. */
  hasSamples: boolean;
  logLevel: string;
  /** Makes the time endpoint respond 401 without a token, as some installations of the product's API do. */
  timeCallNeedsAuth: boolean;
  /** Takes the service worker off all phones, in an emergency. */
  withdrawsWorker: boolean;
  /** How long the embedded pool's access tokens last, in seconds. */
  poolAccessTokenS: number;
  /** The most seconds over which phones spread their deliveries when many reconnect at once. */
  syncSpreadS: number;
  /**
   * The header in which our proxy sends the client's IP address. Empty without a proxy: then the socket's address
   * counts.
   */
  clientAddressHeader: string;
  /** How many open actions one account, or one network without an account, may send per hour. A hall is one network. */
  openActionsPerHour: number;
  /** How many actions of any kind one account may send per hour: far more than a person taps, and no flood. */
  actionsPerHour: number;
  /** How much space all files of messages may use together; more get no answer, and wait on the phone. */
  maxUploadBytes: number;
  /** How many accounts one network may create per hour, in the embedded pool. */
  signUpsPerHour: number;
  /** Who may read the mailbox with the codes of the embedded pool; null if there is none. */
  mailbox: MailboxAccess | null;
  /** The origin in canonical addresses. Empty: the origin of each request. */
  publicOrigin: string;
  /** The address of a backend on another host; empty for none. */
  apiHost: string;
  passIssuer: string;
  /** What stands before the pass in its code. */
  appLink: string;
  /** The DSN to which the page reports errors; empty for none. */
  errorReportsTo: string;
  vendors: Vendors;
  /** `issuer` and `jwksUrl` are empty with the managed service, where both follow from region and pool. */
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

/** Parses the environment. Throws an Error that lists every invalid setting by name. */
export function readEnv(source: Record<string, string | undefined>): ServerEnv {
  const nonEmpty = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(schema, nonEmpty);
  if (!parsed.success) {
    const list = parsed.issues.map((issue) => `  ${v.getDotPath(issue)}: ${issue.message}`).join('\n');
    throw new Error(`Some settings cannot be used:\n${list}`);
  }
  const settings = parsed.output;
  checkVendorOrigin(settings);
  const region = settings.VITE_USER_POOL_ID.split('_')[0] ?? '';
  const embedded =
    settings.VITE_USER_POOL_ID === EMBEDDED_POOL_ID && settings.VITE_USER_POOL_ENDPOINT === undefined;
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    distDir: settings.DIST_DIR,
    databaseUrl: settings.DATABASE_URL,
    contentDir: settings.CONTENT_DIR,
    hasSamples: hasSamples(settings),
    logLevel: settings.LOG_LEVEL,
    timeCallNeedsAuth: settings.TIME_CALL_NEEDS_AUTH === '1',
    withdrawsWorker: settings.WITHDRAW_WORKER === '1',
    poolAccessTokenS: settings.POOL_ACCESS_TOKEN_S,
    syncSpreadS: settings.SYNC_SPREAD_S,
    clientAddressHeader: settings.CLIENT_ADDRESS_HEADER,
    openActionsPerHour: settings.OPEN_ACTIONS_PER_HOUR,
    actionsPerHour: settings.ACTIONS_PER_HOUR,
    maxUploadBytes: settings.MAX_UPLOADS_GB * BYTES_PER_GB,
    signUpsPerHour: settings.SIGN_UPS_PER_HOUR,
    mailbox: embedded ? mailboxAccess(settings) : null,
    publicOrigin: settings.PUBLIC_ORIGIN ?? '',
    apiHost: settings.VITE_API_HOST ?? '',
    passIssuer: settings.VITE_PASS_ISSUER,
    appLink: settings.VITE_APP_LINK,
    errorReportsTo: settings.VITE_SENTRY_DSN ?? '',
    vendors: readVendors(settings),
    pool: {
      id: settings.VITE_USER_POOL_ID,
      clientId: settings.VITE_USER_POOL_CLIENT_ID,
      region,
      endpoint: settings.VITE_USER_POOL_ENDPOINT ?? `https://cognito-idp.${region}.amazonaws.com`,
      issuer: settings.USER_POOL_ISSUER,
      jwksUrl: settings.USER_POOL_JWKS_URL ?? '',
      embedded,
    },
  };
}

function hasSamples({ SAMPLES, CONTENT_DIR, HOST }: v.InferOutput<typeof schema>): boolean {
  return SAMPLES ? SAMPLES === '1' : CONTENT_DIR === SAMPLE_DIR && isPrivateHost(HOST);
}

/** Behind a proxy a request from anywhere may look like one from this computer. */
function mailboxAccess(settings: v.InferOutput<typeof schema>): MailboxAccess | null {
  if (settings.MAILBOX === '1') return 'open';
  return settings.MAILBOX === '0' || hasProxy(settings) ? null : 'local';
}

/** Who names a client address header has a proxy in front of this server, and so has a public origin. */
const hasProxy = ({ CLIENT_ADDRESS_HEADER, PUBLIC_ORIGIN }: v.InferOutput<typeof schema>) =>
  CLIENT_ADDRESS_HEADER !== '' || (PUBLIC_ORIGIN !== undefined && !isPrivateHost(hostOf(PUBLIC_ORIGIN)));

const hostOf = (origin: string) => new URL(origin).hostname.replace(/^\[(.*)\]$/, '$1');
