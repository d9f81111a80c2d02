import { paths } from '../domain/paths.ts';
import type { PageModule } from '../pages/page.ts';

export type Route = {
  path: string;
  load: () => Promise<PageModule>;
  /** Drawn on the server for first visits and crawlers; what is only for the visitor starts from the shell. */
  isPublic: boolean;
};

const notFound: Route = { path: '*', isPublic: true, load: () => import('../pages/not-found.tsx') };

const routes: readonly Route[] = [
  { path: paths.home, isPublic: true, load: () => import('../pages/home.tsx') },
  { path: paths.expo, isPublic: true, load: () => import('../pages/expo.tsx') },
  { path: paths.signIn, isPublic: true, load: () => import('../pages/sign-in.tsx') },
  { path: paths.signUp, isPublic: true, load: () => import('../pages/sign-up.tsx') },
  { path: paths.verify, isPublic: true, load: () => import('../pages/verify.tsx') },
  {
    path: paths.forgetPassword,
    isPublic: true,
    load: () => import('../pages/forget-password.tsx'),
  },
  { path: paths.journey, isPublic: false, load: () => import('../pages/journey.tsx') },
  { path: paths.account, isPublic: false, load: () => import('../pages/account.tsx') },
];

export function matchRoute(pathname: string): Route {
  const plain = pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
  return routes.find((route) => route.path === plain) ?? notFound;
}

const loaded = new Map<Route, PageModule>();

/** The page's module if it is here already: what is here is drawn without waiting. */
export const loadedPage = (route: Route) => loaded.get(route);

export async function loadPage(route: Route): Promise<PageModule> {
  const known = loaded.get(route);
  if (known) return known;
  const module = await route.load();
  loaded.set(route, module);
  return module;
}
