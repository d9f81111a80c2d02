import * as v from 'valibot';

const text = (fallback: string) => v.optional(v.pipe(v.string(), v.minLength(1)), fallback);

/** Settings of the page alone; those that the worker needs too are in `sync/env.ts`. */
const settings = v.parse(
  v.object({
    VITE_PRODUCT_NAME: text('Yhello'),
    VITE_PASS_ISSUER: text('yhello'),
    VITE_APP_LINK: text('yhello://pass?token='),
    VITE_SENTRY_DSN: v.optional(v.string(), ''),
    VITE_SENTRY_ENVIRONMENT: text('production'),
    VITE_SENTRY_TRACE_RATE: v.pipe(
      v.optional(v.string(), '1'),
      v.transform(Number),
      v.minValue(0),
      v.maxValue(1),
    ),
  }),
  import.meta.env,
);

export const productName = settings.VITE_PRODUCT_NAME;
export const passIssuer = settings.VITE_PASS_ISSUER;
/** The pass token is appended to this. */
export const appLink = settings.VITE_APP_LINK;
export const sentry = {
  dsn: settings.VITE_SENTRY_DSN,
  environment: settings.VITE_SENTRY_ENVIRONMENT,
  traceRate: settings.VITE_SENTRY_TRACE_RATE,
};
