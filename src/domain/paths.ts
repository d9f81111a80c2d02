/** The only list of addresses. Patterns hold `:slots`; `fill` puts values in, and a missing one does not compile. */
export const paths = {
  home: '/',
  expo: '/expo',
  signIn: '/sign-in',
  signUp: '/sign-up',
  verify: '/verify',
  forgetPassword: '/forget-password',
  journey: '/journey',
  account: '/account',
} as const;

export type Pattern = (typeof paths)[keyof typeof paths];
type Slots<P extends string> = P extends `${string}:${infer S}/${infer R}`
  ? S | Slots<R>
  : P extends `${string}:${infer S}`
    ? S
    : never;

/** Fills a pattern's slots and appends a query; everything is percent-encoded. */
export function fill<P extends Pattern>(
  pattern: P,
  ...rest: [Slots<P>] extends [never]
    ? [query?: Record<string, string>]
    : [slots: Record<Slots<P>, string>, query?: Record<string, string>]
): string {
  const hasSlots = pattern.includes(':');
  const slots = (hasSlots ? rest[0] : {}) as Record<string, string>;
  const query = (hasSlots ? rest[1] : rest[0]) as Record<string, string> | undefined;
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(slots[name] ?? ''));
  return query ? `${path}?${new URLSearchParams(query)}` : path;
}

/** Addresses of single account pages and of one expo, which live in the query. */
export const expoPath = (slug: string) => fill(paths.expo, { expoSlug: slug });
export const accountPath = (page: string) => fill(paths.account, { page });
export const checkInPath = accountPath('expo-check-in');
export const settingsPath = accountPath('settings');
/** The side menu opens by address, so that the home-screen shortcut can open the pass. */
export const passPath = fill(paths.home, { menu: 'open' });

const AUTH_PATHS: readonly string[] = [
  paths.signIn,
  paths.signUp,
  paths.verify,
  paths.forgetPassword,
  paths.journey,
];
export const isAuthPath = (pathname: string) => AUTH_PATHS.includes(pathname.replace(/\/+$/, '') || '/');
