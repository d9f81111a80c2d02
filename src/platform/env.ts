import { DEFAULT_APP_LINK, DEFAULT_ISSUER } from '../domain/visitor/pass-defaults.ts';
import { builtIn, text } from '../sync/env.ts';

/** A number from 0 to 1. Throws a RangeError for anything else. */
function share(name: string, fallback: string): number {
  const value = Number(text(builtIn[name], fallback));
  if (value >= 0 && value <= 1) return value;
  throw new RangeError(`${name} is not between 0 and 1`);
}

/** Settings of the page alone; those that the worker needs too are in `sync/env.ts`. */
export const passIssuer = text(builtIn.VITE_PASS_ISSUER, DEFAULT_ISSUER);
/** The pass token is appended to this. */
export const appLink = text(builtIn.VITE_APP_LINK, DEFAULT_APP_LINK);
export const sentry = {
  dsn: text(builtIn.VITE_SENTRY_DSN, ''),
  environment: text(builtIn.VITE_SENTRY_ENVIRONMENT, 'production'),
  release: text(builtIn.VITE_SENTRY_RELEASE, __BUILD_ID__),
  traceRate: share('VITE_SENTRY_TRACE_RATE', '1'),
};
