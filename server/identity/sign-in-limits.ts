import type { Context } from 'hono';
import { HOUR_MS } from '../../src/domain/time/durations.ts';
import { networkOf } from '../rate-limit/network-rate-limit.ts';
import { createRateLimiter, type RateLimiter } from '../rate-limit/rate-limiter.ts';
import { createTokenBucket } from '../rate-limit/token-bucket.ts';
import { throwRefusal } from './pool-refusal.ts';

const WRONG_PASSWORDS = { max: 10, windowMs: 5 * 60 * 1000 };
/** A queue at the door is one network: a sixth of an hour's sign-ups may come at once. */
export const SIGN_UPS_PER_HOUR = 600;
const HOUR_PER_BURST = 6;
/** Anybody may call these for any address: each leaves a row, and may send a mail. */
const CODE_OPERATIONS = [
  'ResendConfirmationCode',
  'ConfirmSignUp',
  'ForgotPassword',
  'ConfirmForgotPassword',
];
const CODE_OPERATIONS_PER_SIGN_UP = 4;
const CODES_SENT = { max: 20, windowMs: HOUR_MS };

/** How often one account or one network may sign in, sign up, and be sent a code. */
export type SignInLimits = {
  /** By sub. */
  wrongPasswordLimiter: RateLimiter;
  /** By e-mail address. */
  sentCodeLimiter: RateLimiter;
  /**
   * Counts a sign-up, or what is done with codes, from the network of a request. Returns 0, or the ms until that network
   * may have another one. Other operations always get 0.
   */
  networkWaitMs: (c: Context, operation: string) => number;
};

/** `now` in ms since 1970. `clientAddressHeader`: empty without a proxy. */
export function createSignInLimits(options: {
  now: () => number;
  signUpsPerHour?: number | undefined;
  clientAddressHeader?: string | undefined;
}): SignInLimits {
  const { now, signUpsPerHour: perHour = SIGN_UPS_PER_HOUR, clientAddressHeader = '' } = options;
  const bucketOf = (uses: number) => createTokenBucket(uses, Math.ceil(uses / HOUR_PER_BURST), now);
  const codes = bucketOf(perHour * CODE_OPERATIONS_PER_SIGN_UP);
  const buckets = new Map([
    ['SignUp', bucketOf(perHour)],
    ...CODE_OPERATIONS.map((operation) => [operation, codes] as const),
  ]);
  return {
    wrongPasswordLimiter: createRateLimiter(WRONG_PASSWORDS.max, WRONG_PASSWORDS.windowMs, now),
    sentCodeLimiter: createRateLimiter(CODES_SENT.max, CODES_SENT.windowMs, now),
    networkWaitMs: (c, operation) => buckets.get(operation)?.take(networkOf(c, clientAddressHeader)) ?? 0,
  };
}

/** Throws the pool's error for an account with too many wrong passwords in a row. */
export function requireAttemptsLeft({ wrongPasswordLimiter }: SignInLimits, sub: string): void {
  if (wrongPasswordLimiter.isExceeded(sub))
    throwRefusal('NotAuthorizedException', 'Password attempts exceeded');
}
