import { encodePart } from '../text/encode-part.ts';

/** The only list of addresses. `fillPath` fills the `:slots` of a pattern, and a missing value does not compile. */
export const paths = {
  home: '/',
  expo: '/expo',
  expoMap: '/expo/directory',
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
  firstSteps: '/journey',
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
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodePart(slots[name] ?? ''));
  return query ? `${path}?${new URLSearchParams(query)}` : path;
}

// Some addresses name the expo, the position or the account page in the query.
export const expoPath = (slug: string) => fillPath(paths.expo, { expoSlug: slug });
export const expoMapPath = (slug: string) => fillPath(paths.expoMap, { expoSlug: slug });
export const starBuyPath = (slug: string) => fillPath(paths.expoStarBuy, { expoSlug: slug });
export const expoRewardsPath = (slug: string) => fillPath(paths.expoRewards, { expoSlug: slug });
export const exhibitorsPath = (slug: string) => fillPath(paths.exhibitors, { expoSlug: slug });
export const shoppingListPath = (slug: string) => fillPath(paths.shoppingList, { expoSlug: slug });
/** In the address of a list, in the place of an id: the visitor's own. */
export const OWN_LIST = 'own';
/** A list that another visitor shares, or the visitor's own. */
export const sharedListPath = (slug: string, list: string) =>
  fillPath(paths.shoppingList, { expoSlug: slug, list });
/** The page of an expo with highlights, else null. */
export const highlightPath = (expo: { slug: string; showHighlights: boolean } | undefined): string | null =>
  expo?.showHighlights ? expoPath(expo.slug) : null;
/** A booth on the map of an expo. */
export const boothPath = (expoSlug: string, booth: string) => fillPath(paths.expoMap, { expoSlug, booth });
export const brandPath = (slug: string) => fillPath(paths.brand, { slug });
export const positionPath = (slug: string) => fillPath(paths.careerOpportunity, { slug });
export const pointsPath = fillPath(paths.myRewards, { tab: 'summary' });
export const accountPath = (page: string) => fillPath(paths.account, { page });
export const checkInPath = accountPath('expo-check-in');
/** The pass is in the side menu. The menu opens by address, so that a home-screen shortcut can show the pass. */
export const passPath = fillPath(paths.home, { menu: 'open' });

export type AuthRoute = typeof paths.signIn | typeof paths.signUp | typeof paths.firstSteps;
/** A sign-in page that returns to `returnUrl`. */
export const authPath = (route: AuthRoute, returnUrl: string) => fillPath(route, { returnUrl });

const AUTH_PATHS: readonly string[] = [
  paths.signIn,
  paths.signUp,
  paths.verify,
  paths.forgetPassword,
  paths.firstSteps,
];
export const isPage = (pathname: string, path: string) => withoutTrailingSlash(pathname) === path;
export const isAuthPath = (pathname: string) => AUTH_PATHS.includes(withoutTrailingSlash(pathname));

export const withoutTrailingSlash = (path: string) => path.replace(/(?<=[^/])\/+$/, '');

/** A matched address: its path without a closing slash, the values of its slots, its query. */
export type RouteAddress = {
  path: string;
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
};

/** The query parameters that select what a page is about. All others, such as filters, keep the page. */
export const PAGE_PARAMS = ['expoSlug', 'slug', 'page'];

/** The router gives paths with decoded spaces. Asks for the query's text, since Safari 16 has no `size` of it. */
export function pathWithQuery(path: string, query: URLSearchParams) {
  const encoded = path.replace(/ /g, '%20');
  return String(query) ? `${encoded}?${query}` : encoded;
}

/** The same address with a changed query; null and empty values remove a parameter. */
export function withQuery(
  { path, search }: Pick<RouteAddress, 'path' | 'search'>,
  changes: Record<string, string | null>,
) {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return pathWithQuery(path, next);
}

/** The values of a pattern's slots, or null when the path does not match. A closing slash is ignored. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const patternParts = pattern.split('/');
  const parts = withoutTrailingSlash(pathname).split('/');
  if (patternParts.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [i, patternPart] of patternParts.entries()) {
    const value = parts[i] ?? '';
    if (!patternPart.startsWith(':')) {
      if (patternPart !== value) return null;
    } else {
      const decoded = decodeSegment(value);
      if (!decoded) return null;
      params[patternPart.slice(1)] = decoded;
    }
  }
  return params;
}

/** A decoded part of an address; null for invalid percent-encoding. */
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
