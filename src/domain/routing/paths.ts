/** The only list of addresses. Patterns hold `:slots`; `fill` puts values in, and a missing one does not compile. */
export const paths = {
  home: '/',
  expo: '/expo',
  expoDirectory: '/expo/directory',
  expoRewards: '/expo/yhello-rewards',
  expoStarBuy: '/expo/starbuy',
  exhibitors: '/exhibitors',
  brands: '/brands',
  brand: '/brands/:slug',
  products: '/products',
  product: '/products/:slug',
  articles: '/articles',
  article: '/articles/:slug',
  media: '/media',
  mediaArticle: '/media/:slug',
  moments: '/moments',
  rewards: '/yhello-rewards',
  community: '/support-group',
  kidsListing: '/kids-listing',
  getInTouch: '/get-in-touch',
  getInTouchVisitor: '/get-in-touch/visitor',
  getInTouchExhibitor: '/get-in-touch/exhibitor',
  getInTouchOnlineService: '/get-in-touch/online-service',
  aboutUs: '/about-us',
  faqs: '/faqs',
  career: '/career',
  careerOpportunity: '/career-opportunity',
  terms: '/terms-of-use',
  privacy: '/privacy-policy',
  signIn: '/sign-in',
  signUp: '/sign-up',
  verify: '/verify',
  forgetPassword: '/forget-password',
  journey: '/journey',
  account: '/account',
  orders: '/account/orders',
  order: '/account/orders/:number',
  vouchers: '/account/vouchers',
  giftCards: '/account/gift-cards',
  addresses: '/account/addresses',
  followedBrands: '/account/followed-brands',
  inbox: '/account/inbox',
  cart: '/account/my-cart',
  myRewards: '/my-rewards',
  shoppingList: '/shopping-list',
  wishlist: '/wishlist',
} as const;

export type PathPattern = (typeof paths)[keyof typeof paths];
type Slots<P extends string> = P extends `${string}:${infer S}/${infer R}`
  ? S | Slots<R>
  : P extends `${string}:${infer S}`
    ? S
    : never;

/** Fills a pattern's slots and appends a query; everything is percent-encoded. */
export function fillPath<P extends PathPattern>(
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

/** Addresses that say in the query which expo, position or account page they mean. */
export const expoPath = (slug: string) => fillPath(paths.expo, { expoSlug: slug });
export const directoryPath = (slug: string) => fillPath(paths.expoDirectory, { expoSlug: slug });
export const starBuyPath = (slug: string) => fillPath(paths.expoStarBuy, { expoSlug: slug });
export const expoRewardsPath = (slug: string) => fillPath(paths.expoRewards, { expoSlug: slug });
export const exhibitorsPath = (slug: string) => fillPath(paths.exhibitors, { expoSlug: slug });
export const shoppingListPath = (slug: string) => fillPath(paths.shoppingList, { expoSlug: slug });
/** An expo's own page, where it has highlights to show. */
export const highlightPath = (expo: { slug: string; showHighlights: boolean } | undefined): string | null =>
  expo?.showHighlights ? expoPath(expo.slug) : null;
/** Where a booth stands on the map of an expo. */
export const boothPath = (expoSlug: string, booth: string) =>
  fillPath(paths.expoDirectory, { expoSlug, booth });
export const brandPath = (slug: string) => fillPath(paths.brand, { slug });
export const positionPath = (slug: string) => fillPath(paths.careerOpportunity, { slug });
export const pointsPath = fillPath(paths.myRewards, { tab: 'summary' });
export const accountPath = (page: string) => fillPath(paths.account, { page });
export const profilePath = accountPath('profile');
export const familyPath = accountPath('family');
export const transactionsPath = accountPath('transactions');
export const checkInPath = accountPath('expo-check-in');
export const settingsPath = accountPath('settings');
/** The side menu opens by address, so that the home-screen shortcut can open the pass. */
export const passPath = fillPath(paths.home, { menu: 'open' });

const AUTH_PATHS: readonly string[] = [
  paths.signIn,
  paths.signUp,
  paths.verify,
  paths.forgetPassword,
  paths.journey,
];
export const isAuthPath = (pathname: string) => AUTH_PATHS.includes(withoutTrailingSlash(pathname));

export const withoutTrailingSlash = (path: string) => path.replace(/(?<=[^/])\/+$/, '');

/** What the address says: its path, the values in its slots, its query. */
export type RouteAddress = {
  path: string;
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
};

/** The same address with parts of its query changed; null or nothing takes a part away. */
export function withQuery(
  { path, search }: Pick<RouteAddress, 'path' | 'search'>,
  changes: Record<string, string | null>,
) {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next.size > 0 ? `${path}?${next}` : path;
}

/** The values in a pattern's slots, or null when the path is another. A slash at the end does not matter. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const want = pattern.split('/');
  const have = withoutTrailingSlash(pathname).split('/');
  if (want.length !== have.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of want.entries()) {
    const value = have[i] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return null;
    } else {
      const decoded = decodeSegment(value);
      if (!decoded) return null;
      params[part.slice(1)] = decoded;
    }
  }
  return params;
}

/** A part of an address as it was meant; null for what was never encoded right. */
export function decodeSegment(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** A link of a menu; `slug` identifies it within the menu. */
export type MenuLink = { slug: string; label: string; path: string };
export const menuLink = (slug: string, label: string, path: string): MenuLink => ({ slug, label, path });
