import { type At, matchPath, paths } from '../domain/paths.ts';
import type { PageModule } from '../pages/page.ts';
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
  open(paths.home, () => import('../pages/home.tsx')),
  open(paths.expo, () => import('../pages/expo.tsx')),
  open(paths.expoDirectory, () => import('../pages/expo-directory.tsx')),
  open(paths.expoRewards, () => import('../pages/expo-rewards.tsx')),
  open(paths.expoStarBuy, () => import('../pages/expo-starbuy.tsx')),
  open(paths.exhibitors, () => import('../pages/exhibitors.tsx')),
  open(paths.brands, () => import('../pages/brands.tsx')),
  open(paths.brand, () => import('../pages/brand.tsx')),
  open(paths.products, () => import('../pages/products.tsx')),
  open(paths.product, () => import('../pages/product.tsx')),
  open(paths.articles, () => import('../pages/articles.tsx')),
  open(paths.article, () => import('../pages/article.tsx')),
  open(paths.media, () => import('../pages/media.tsx')),
  open(paths.mediaArticle, () => import('../pages/media-article.tsx')),
  open(paths.moments, () => import('../pages/moments.tsx')),
  open(paths.rewards, () => import('../pages/rewards.tsx')),
  open(paths.community, () => import('../pages/community.tsx')),
  open(paths.kidsListing, () => import('../pages/kids-listing.tsx')),
  open(paths.getInTouch, () => import('../pages/get-in-touch.tsx')),
  open(paths.getInTouchVisitor, () => import('../pages/get-in-touch-visitor.tsx')),
  open(paths.getInTouchExhibitor, () => import('../pages/get-in-touch-exhibitor.tsx')),
  open(paths.getInTouchOnlineService, () => import('../pages/get-in-touch-online-service.tsx')),
  open(paths.aboutUs, () => import('../pages/about-us.tsx')),
  open(paths.faqs, () => import('../pages/faqs.tsx')),
  open(paths.career, () => import('../pages/career.tsx')),
  open(paths.careerOpportunity, () => import('../pages/career-opportunity.tsx')),
  open(paths.terms, () => import('../pages/terms-of-use.tsx')),
  open(paths.privacy, () => import('../pages/privacy-policy.tsx')),
  open(paths.signIn, () => import('../pages/sign-in.tsx')),
  open(paths.signUp, () => import('../pages/sign-up.tsx')),
  open(paths.verify, () => import('../pages/verify.tsx')),
  open(paths.forgetPassword, () => import('../pages/forget-password.tsx')),
  own(paths.journey, () => import('../pages/journey.tsx')),
  own(paths.account, () => import('../pages/account.tsx')),
  own(paths.orders, () => import('../pages/orders.tsx')),
  own(paths.order, () => import('../pages/order.tsx')),
  own(paths.vouchers, () => import('../pages/vouchers.tsx')),
  own(paths.giftCards, () => import('../pages/gift-cards.tsx')),
  own(paths.addresses, () => import('../pages/addresses.tsx')),
  own(paths.followedBrands, () => import('../pages/followed-brands.tsx')),
  own(paths.inbox, () => import('../pages/inbox.tsx')),
  own(paths.cart, () => import('../pages/cart.tsx')),
  own(paths.myRewards, () => import('../pages/my-rewards.tsx')),
  own(paths.shoppingList, () => import('../pages/shopping-list.tsx')),
  own(paths.wishlist, () => import('../pages/wishlist.tsx')),
];

/** The page behind an address, with what the address says. */
export function matchRoute(pathname: string, search = ''): { route: Route; at: At } {
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    if (params) return { route, at: { path: pathname, params, search: new URLSearchParams(search) } };
  }
  return { route: notFound, at: { path: pathname, params: {}, search: new URLSearchParams(search) } };
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
