import { isInOffer } from '../domain/routing/offered.ts';
import { matchPath, paths, type RouteAddress, withoutTrailingSlash } from '../domain/routing/paths.ts';
import type { PageModule } from '../pages/page-module.ts';
import { importWithStyles, reloadForScript } from '../platform/import-with-retry.ts';
import { repeatUntil } from '../platform/repeat-until.ts';
import { FIRST_WAIT_MS, LONGEST_WAIT_MS } from '../sync/retry-waits.ts';

export type Route = {
  path: string;
  load: () => Promise<PageModule>;
  /** Rendered on the server for first visits and crawlers. Pages that need an account start from the shell. */
  isPublic: boolean;
};

const publicRoute = (path: string, load: Route['load']): Route => ({ path, load, isPublic: true });
/** Starts from the shell: it shows what is the visitor's. */
const visitorRoute = (path: string, load: Route['load']): Route => ({ path, load, isPublic: false });

export const notFound = publicRoute('*', () => import('../pages/not-found.tsx'));

/**
 * The public pages are loaded ahead in this order. The script that imports all others comes last: a phone then compiles
 * and runs the scripts one by one, and not all of them in one long task.
 */
const allRoutes: readonly Route[] = [
  publicRoute(paths.home, () => import('../pages/home/home.tsx')),
  publicRoute(paths.expo, () => import('../pages/expo/expo.tsx')),
  publicRoute(paths.expoRewards, () => import('../pages/expo/expo-rewards.tsx')),
  publicRoute(paths.expoStarBuy, () => import('../pages/expo/expo-starbuy.tsx')),
  publicRoute(paths.brands, () => import('../pages/shop/brands.tsx')),
  publicRoute(paths.brand, () => import('../pages/shop/brand.tsx')),
  publicRoute(paths.products, () => import('../pages/shop/products.tsx')),
  publicRoute(paths.product, () => import('../pages/shop/product.tsx')),
  publicRoute(paths.articles, () => import('../pages/read/articles.tsx')),
  publicRoute(paths.article, () => import('../pages/read/article.tsx')),
  publicRoute(paths.media, () => import('../pages/read/media.tsx')),
  publicRoute(paths.mediaArticle, () => import('../pages/read/media-article.tsx')),
  publicRoute(paths.moments, () => import('../pages/read/moments.tsx')),
  publicRoute(paths.rewards, () => import('../pages/expo/rewards.tsx')),
  publicRoute(paths.community, () => import('../pages/read/community.tsx')),
  publicRoute(paths.kidsListing, () => import('../pages/read/kids-listing.tsx')),
  publicRoute(paths.getInTouch, () => import('../pages/contact/get-in-touch.tsx')),
  publicRoute(paths.getInTouchVisitor, () => import('../pages/contact/get-in-touch-visitor.tsx')),
  publicRoute(paths.getInTouchExhibitor, () => import('../pages/contact/get-in-touch-exhibitor.tsx')),
  publicRoute(
    paths.getInTouchOnlineService,
    () => import('../pages/contact/get-in-touch-online-service.tsx'),
  ),
  publicRoute(paths.aboutUs, () => import('../pages/about/about-us.tsx')),
  publicRoute(paths.faqs, () => import('../pages/read/faqs.tsx')),
  publicRoute(paths.career, () => import('../pages/about/career.tsx')),
  publicRoute(paths.careerOpportunity, () => import('../pages/about/career-opportunity.tsx')),
  publicRoute(paths.terms, () => import('../pages/legal/terms-of-use.tsx')),
  publicRoute(paths.privacy, () => import('../pages/legal/privacy-policy.tsx')),
  publicRoute(paths.signIn, () => import('../pages/auth/sign-in.tsx')),
  publicRoute(paths.signUp, () => import('../pages/auth/sign-up.tsx')),
  publicRoute(paths.verify, () => import('../pages/auth/verify.tsx')),
  publicRoute(paths.forgetPassword, () => import('../pages/auth/forget-password.tsx')),
  publicRoute(paths.expoMap, () => import('../pages/expo/expo-map.tsx')),
  publicRoute(paths.exhibitors, () => import('../pages/expo/exhibitors.tsx')),
  visitorRoute(paths.firstSteps, () => import('../pages/auth/first-steps.tsx')),
  visitorRoute(paths.account, () => import('../pages/account/account.tsx')),
  visitorRoute(paths.orders, () => import('../pages/account/orders.tsx')),
  visitorRoute(paths.order, () => import('../pages/account/order.tsx')),
  visitorRoute(paths.vouchers, () => import('../pages/account/vouchers.tsx')),
  visitorRoute(paths.giftCards, () => import('../pages/account/gift-cards.tsx')),
  visitorRoute(paths.addresses, () => import('../pages/account/addresses.tsx')),
  visitorRoute(paths.followedBrands, () => import('../pages/account/followed-brands.tsx')),
  visitorRoute(paths.inbox, () => import('../pages/account/inbox.tsx')),
  visitorRoute(paths.cart, () => import('../pages/shop/cart.tsx')),
  visitorRoute(paths.myRewards, () => import('../pages/account/my-rewards.tsx')),
  visitorRoute(paths.shoppingList, () => import('../pages/shop/shopping-list.tsx')),
  visitorRoute(paths.wishlist, () => import('../pages/shop/wishlist.tsx')),
];
export const routes = allRoutes.filter(({ path }) => isInOffer(path));

/** The route of an address, with its parameters. Unknown addresses match the not-found page. */
export function matchRoute(pathname: string, search = ''): { route: Route; address: RouteAddress } {
  const path = withoutTrailingSlash(pathname);
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params) return { route, address: { path, params, search: new URLSearchParams(search) } };
  }
  return { route: notFound, address: { path, params: {}, search: new URLSearchParams(search) } };
}

const loaded = new Map<Route, PageModule>();

/** The page's module if it is loaded: then it renders at once. */
export const loadedPage = (route: Route) => loaded.get(route);

/** `isRendered`: the server rendered this page, with its styles. */
export async function loadPage(route: Route, isRendered = false): Promise<PageModule> {
  const module = loaded.get(route);
  if (module) return module;
  const imported = await (isRendered ? route.load() : importWithStyles(route.load));
  loaded.set(route, imported);
  return imported;
}

/**
 * Loads a page, and tries again by itself until it is there. `onFailed` is called after each failure, with a function
 * that tries again at once. Returns a function that ends it: nothing is called after that.
 */
export function loadUntilThere(
  route: Route,
  onLoaded: (module: PageModule) => void,
  onFailed: (retry: () => void) => void,
): () => void {
  let isWanted = true;
  const load = (): Promise<void> =>
    loadPage(route).then(
      (module) => {
        if (isWanted) onLoaded(module);
      },
      (error: unknown) => {
        if (!isWanted) return;
        onFailed(load);
        // The URL has changed already, so a reload opens the right page.
        void reloadForScript(error);
      },
    );
  const tryToLoad = async () => {
    if (isWanted) await load();
    return !isWanted || Boolean(loadedPage(route));
  };
  void repeatUntil(tryToLoad, FIRST_WAIT_MS, LONGEST_WAIT_MS);
  return () => {
    isWanted = false;
  };
}
