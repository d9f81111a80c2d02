import type { Context } from 'hono';
import { networkOf } from '../rate-limit/network-rate-limit.ts';
import { createRateLimiter, type RateLimiter } from '../rate-limit/rate-limiter.ts';
import { createTokenBucket } from '../rate-limit/token-bucket.ts';
import { throwRefusal } from './pool-refusal.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Of one account from one network. */
const WRONG_PASSWORDS = { max: 10, windowMs: 5 * 60 * 1000 };
/** Of one account from all networks together where it has not signed in yet. */
const WRONG_PASSWORDS_OF_ACCOUNT = { max: 100, windowMs: HOUR_MS };
/** How long a network where an account has signed in is known. */
const KNOWN_NETWORK_MS = 365 * 24 * HOUR_MS;
/** A queue at the door is one network: a sixth of an hour's sign-ups may come at once. */
export const SIGN_UPS_PER_HOUR = 600;
const SIGN_UP_HOUR_PER_BURST = 6;
/**
 * For each sign-up that a network may have: confirming it and signing in are three calls, and most of a hall have an
 * account already. A setting of fewer sign-ups keeps nobody from signing in.
 */
const ATTEMPTS_PER_SIGN_UP = 10;
const CODES_SENT = { max: 20, windowMs: HOUR_MS };
/** How often a code may be tried, and how long the tries are known after the code has ended. */
export const CODE_TRIES = 5;
export const CODE_RETENTION_MS = 24 * HOUR_MS;
/** Longer than the tries of any account are kept in its row. */
const STRANGER_TRIES_MS = 2 * CODE_RETENTION_MS;

/** The operations that take a password or a code, or send one. Each costs the server work, or is a guess. */
const ATTEMPTS: ReadonlySet<string> = new Set([
  'ConfirmSignUp',
  'ResendConfirmationCode',
  'InitiateAuth',
  'RespondToAuthChallenge',
  'ForgotPassword',
  'ConfirmForgotPassword',
  'ChangePassword',
]);

/** How often one account or one network may sign in, sign up, and be sent a code. */
export type SignInLimits = {
  wrongPasswords: WrongPasswords;
  /** By e-mail address. */
  sentCodeLimiter: RateLimiter;
  /** The codes that were tried for addresses without an account, by stand-in and purpose. */
  strangerTries: RateLimiter;
  /**
   * Counts an operation from the network of a request, if it is a sign-up, or one about passwords and codes. Returns 0,
   * or the ms until that network may have another one.
   */
  waitMs: (operation: string, c: Context) => number;
  networkOf: (c: Context) => string;
};

/** The wrong passwords for each account, by its sub and the network that they came from. */
type WrongPasswords = {
  areTooMany: (sub: string, network: string) => boolean;
  count: (sub: string, network: string) => void;
  /** The right one came from there. */
  clear: (sub: string, network: string) => void;
};

/**
 * Whoever guesses somebody's password keeps only their own network out. Many networks together are limited, too, but not
 * where the account has signed in before: nobody can keep its owner out at home.
 */
function createWrongPasswords(now: () => number): WrongPasswords {
  const ofNetwork = createRateLimiter(WRONG_PASSWORDS.max, WRONG_PASSWORDS.windowMs, now);
  const ofAccount = createRateLimiter(
    WRONG_PASSWORDS_OF_ACCOUNT.max,
    WRONG_PASSWORDS_OF_ACCOUNT.windowMs,
    now,
  );
  const known = createRateLimiter(1, KNOWN_NETWORK_MS, now);
  const keyOf = (sub: string, network: string) => `${sub} ${network}`;
  return {
    areTooMany: (sub, network) =>
      ofNetwork.isExceeded(keyOf(sub, network)) ||
      (ofAccount.isExceeded(sub) && !known.isExceeded(keyOf(sub, network))),
    count: (sub, network) => {
      ofNetwork.count(keyOf(sub, network));
      if (!known.isExceeded(keyOf(sub, network))) ofAccount.count(sub);
    },
    clear: (sub, network) => {
      ofNetwork.clear(keyOf(sub, network));
      known.count(keyOf(sub, network));
    },
  };
}

/** `now` in ms since 1970. `clientAddressHeader`: empty without a proxy. */
export function createSignInLimits(options: {
  now: () => number;
  signUpsPerHour?: number | undefined;
  clientAddressHeader?: string | undefined;
}): SignInLimits {
  const { now, signUpsPerHour: perHour = SIGN_UPS_PER_HOUR, clientAddressHeader = '' } = options;
  const bucket = (count: number) => createTokenBucket(count, Math.ceil(count / SIGN_UP_HOUR_PER_BURST), now);
  const signUps = bucket(perHour);
  const attempts = bucket(ATTEMPTS_PER_SIGN_UP * Math.max(perHour, SIGN_UPS_PER_HOUR));
  return {
    wrongPasswords: createWrongPasswords(now),
    sentCodeLimiter: createRateLimiter(CODES_SENT.max, CODES_SENT.windowMs, now),
    strangerTries: createRateLimiter(CODE_TRIES, STRANGER_TRIES_MS, now),
    networkOf: (c) => networkOf(c, clientAddressHeader),
    waitMs: (operation, c) => {
      const network = networkOf(c, clientAddressHeader);
      if (operation === 'SignUp') return signUps.take(network);
      return ATTEMPTS.has(operation) ? attempts.take(network) : 0;
    },
  };
}

/** Throws the pool's error for an account with too many wrong passwords. */
export function requireAttemptsLeft(
  { wrongPasswords, network }: SignInLimits & { network: string },
  sub: string,
): void {
  if (wrongPasswords.areTooMany(sub, network))
    throwRefusal('NotAuthorizedException', 'Password attempts exceeded');
}
