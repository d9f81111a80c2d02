import * as v from 'valibot';

const text = (fallback: string) => v.optional(v.pipe(v.string(), v.minLength(1)), fallback);

/** Settings of the page alone; those that the worker needs too are in `sync/env.ts`. */
const settings = v.parse(
  v.object({
    VITE_PRODUCT_NAME: text('Yhello'),
    VITE_PASS_ISSUER: text('yhello'),
    VITE_CAREERS_EMAIL: text('careers@yhello.test'),
    VITE_APP_LINK: text('yhello://pass?token='),
    VITE_SOCIAL_URLS: text(
      'https://www.instagram.com/yhello,https://www.facebook.com/yhello,https://www.tiktok.com/@yhello,https://www.youtube.com/@yhello',
    ),
    VITE_APP_STORE_URL: text('https://apps.apple.com/my/iphone/search?term=yhello'),
    VITE_PLAY_STORE_URL: text('https://play.google.com/store/search?q=yhello&c=apps'),
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
/** The organiser elsewhere, and the companion app in the stores. */
export const socialUrls = settings.VITE_SOCIAL_URLS.split(',').map((url) => url.trim());
export const appStoreUrl = settings.VITE_APP_STORE_URL;
export const playStoreUrl = settings.VITE_PLAY_STORE_URL;
/** Where applications go. */
export const careersEmail = settings.VITE_CAREERS_EMAIL;
export const sentry = {
  dsn: settings.VITE_SENTRY_DSN,
  environment: settings.VITE_SENTRY_ENVIRONMENT,
  traceRate: settings.VITE_SENTRY_TRACE_RATE,
};
