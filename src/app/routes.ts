import { matchPath, paths, type RouteAddress } from '../domain/routing/paths.ts';
import type { PageModule } from '../pages/page-module.ts';
import { importWithRetry } from '../platform/import-with-retry.ts';

export type Route = {
  path: string;
  load: () => Promise<PageModule>;
  /** Drawn on the server for first visits and crawlers; what is only for the visitor starts from the shell. */
  isPublic: boolean;
};

const open = (path: string, load: Route['load']): Route => ({ path, load, isPublic: true });
/** Only for whoever is signed in. */
const own = (path: string, load: Route['load']): Route => ({ path, load, isPublic: false });

const notFound = open('*', () => import('../pages/not-found.tsx'));

const routes: readonly Route[] = [
  open(paths.home, () => import('../pages/home/home.tsx')),
  open(paths.expo, () => import('../pages/expo/expo.tsx')),
  open(paths.expoDirectory, () => import('../pages/expo/expo-directory.tsx')),
  open(paths.expoRewards, () => import('../pages/expo/expo-rewards.tsx')),
  open(paths.expoStarBuy, () => import('../pages/expo/expo-starbuy.tsx')),
  open(paths.exhibitors, () => import('../pages/expo/exhibitors.tsx')),
  open(paths.brands, () => import('../pages/shop/brands.tsx')),
  open(paths.brand, () => import('../pages/shop/brand.tsx')),
  open(paths.products, () => import('../pages/shop/products.tsx')),
  open(paths.product, () => import('../pages/shop/product.tsx')),
  open(paths.articles, () => import('../pages/read/articles.tsx')),
  open(paths.article, () => import('../pages/read/article.tsx')),
  open(paths.media, () => import('../pages/read/media.tsx')),
  open(paths.mediaArticle, () => import('../pages/read/media-article.tsx')),
  open(paths.moments, () => import('../pages/read/moments.tsx')),
  open(paths.rewards, () => import('../pages/expo/rewards.tsx')),
  open(paths.community, () => import('../pages/read/community.tsx')),
  open(paths.kidsListing, () => import('../pages/read/kids-listing.tsx')),
  open(paths.getInTouch, () => import('../pages/contact/get-in-touch.tsx')),
  open(paths.getInTouchVisitor, () => import('../pages/contact/get-in-touch-visitor.tsx')),
  open(paths.getInTouchExhibitor, () => import('../pages/contact/get-in-touch-exhibitor.tsx')),
  open(paths.getInTouchOnlineService, () => import('../pages/contact/get-in-touch-online-service.tsx')),
  open(paths.aboutUs, () => import('../pages/about/about-us.tsx')),
  open(paths.faqs, () => import('../pages/read/faqs.tsx')),
  open(paths.career, () => import('../pages/about/career.tsx')),
  open(paths.careerOpportunity, () => import('../pages/about/career-opportunity.tsx')),
  open(paths.terms, () => import('../pages/legal/terms-of-use.tsx')),
  open(paths.privacy, () => import('../pages/legal/privacy-policy.tsx')),
  open(paths.signIn, () => import('../pages/auth/sign-in.tsx')),
  open(paths.signUp, () => import('../pages/auth/sign-up.tsx')),
  open(paths.verify, () => import('../pages/auth/verify.tsx')),
  open(paths.forgetPassword, () => import('../pages/auth/forget-password.tsx')),
  own(paths.journey, () => import('../pages/auth/journey.tsx')),
  own(paths.account, () => import('../pages/account/account.tsx')),
  own(paths.orders, () => import('../pages/account/orders.tsx')),
  own(paths.order, () => import('../pages/account/order.tsx')),
  own(paths.vouchers, () => import('../pages/account/vouchers.tsx')),
  own(paths.giftCards, () => import('../pages/account/gift-cards.tsx')),
  own(paths.addresses, () => import('../pages/account/addresses.tsx')),
  own(paths.followedBrands, () => import('../pages/account/followed-brands.tsx')),
  own(paths.inbox, () => import('../pages/account/inbox.tsx')),
  own(paths.cart, () => import('../pages/shop/cart.tsx')),
  own(paths.myRewards, () => import('../pages/account/my-rewards.tsx')),
  own(paths.shoppingList, () => import('../pages/shop/shopping-list.tsx')),
  own(paths.wishlist, () => import('../pages/shop/wishlist.tsx')),
];

/** The page behind an address, with what the address says. */
export function matchRoute(pathname: string, search = ''): { route: Route; address: RouteAddress } {
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    if (params) return { route, address: { path: pathname, params, search: new URLSearchParams(search) } };
  }
  return { route: notFound, address: { path: pathname, params: {}, search: new URLSearchParams(search) } };
}

const loaded = new Map<Route, PageModule>();

/** The page's module if it is here already: what is here is drawn without waiting. */
export const loadedPage = (route: Route) => loaded.get(route);

export async function loadPage(route: Route): Promise<PageModule> {
  const known = loaded.get(route);
  if (known) return known;
  const module = await importWithRetry(route.load);
  loaded.set(route, module);
  return module;
}
