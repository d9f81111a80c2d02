import fc from 'fast-check';

/** What no report may hold, as it looks on a phone. */
export const CANARIES = {
  accessToken: 'eyJraWQiOiJDQU5BUlkifQ.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJlLWNhbmFyeQ',
  refreshToken: 'eyJjdHkiOiJKV1QiLCJlbmMiOiJBMjU2R0NNIn0.Q0FOQVJZLXJlZnJlc2g.aXY.Y2lwaGVydGV4dA.dGFn',
  email: 'canary.mother@example.test',
  passText: 'yhello://pass?token=eyJhbGciOiJIUzI1NiJ9.canary.pass',
  passKey: 'cGFzcy1rZXktY2FuYXJ5LTMyLWJ5dGVz',
  childName: 'Aisyah Canary',
  returnUrl: 'returnUrl=%2Faccount%2Forders%2FCANARY-17',
  query: 'q=canary-search',
} as const;

/** Those that a text holds. Sentry writes JSON, so a name may also be there with escapes. */
export const canariesIn = (text: string) =>
  Object.entries(CANARIES)
    .filter(([, canary]) => text.includes(canary) || text.includes(encodeURIComponent(canary)))
    .map(([name]) => name);

const canary = fc.constantFrom(...Object.values(CANARIES));

/** Texts that look like what reports are made of, with a canary in the place of a name or value. */
export const textWithCanary = fc
  .tuple(
    fc.constantFrom(
      '~',
      'Error: ~',
      '/~',
      '/brands/~',
      '/account/orders/~?returnUrl=~',
      '/products?~#~',
      'GET https://yhello.test/trpc/users.profiles.myDetail,~?input=~',
      'https://yhello.test/api/expo/list/latest?~',
      'https://yhello.test/api/~',
      'https://yhello.test/assets/~.js',
      'https://~.test/assets/shell-abcdefgh.js',
      'https://yhello.test/assets/shell-abcdefgh.js?~',
      "Cannot read properties of undefined (reading '~')",
      "Cannot access '~' before initialization",
      'Minified React error #418; visit https://react.dev/errors/418?args[]=~',
      'Error: ~\n    at ~ (https://yhello.test/assets/shell-abcdefgh.js:1:2)\n    at https://yhello.test/~:1:2',
    ),
    canary,
  )
  .map(([template, text]) => template.replaceAll('~', text));
