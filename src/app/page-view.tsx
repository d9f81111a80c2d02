import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useSearch } from 'wouter';
import { isAuthPath, type RouteAddress } from '../domain/routing/paths.ts';
import type { PageModule } from '../pages/page-module.ts';
import { clearReturnPath } from '../platform/session/return-path.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Head } from './head.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { PageLayout } from './page-layout.tsx';
import { useResolvedHead } from './resolve-head.ts';
import { loadedPage, loadPage, matchRoute, type Route } from './routes.ts';
import { keepScrollPosition, restoreScroll, startScrollRestoration } from './scroll-restoration.ts';

export type ActivePage = { route: Route; module: PageModule; address: RouteAddress };

/** What makes it another page to a reader: the path, and the thing or page that the query names. Filters leave one where one is. */
const placeOf = ({ path, search }: RouteAddress) =>
  [path, search.get('expoSlug'), search.get('slug'), search.get('page')].join(' ');

const isSame = (a: RouteAddress, b: RouteAddress) =>
  a.path === b.path && String(a.search) === String(b.search);

/** Draws the page of the current address. A page that is still on its way leaves the last one standing; one that did not come says so. */
export function PageView({ first, origin }: { first: ActivePage; origin: string }) {
  const [pathname] = useLocation();
  const search = useSearch();
  const [shown, setShown] = useState(first);
  const [retry, setRetry] = useState<(() => void) | null>(null);
  const main = useRef<HTMLElement>(null);
  const head = useResolvedHead(shown.module, shown.address);

  useEffect(() => {
    let isCurrent = true;
    setRetry(null);
    const { route, address } = matchRoute(pathname, search);
    if (isSame(shown.address, address)) return;
    const show = (module: PageModule) => {
      if (!isCurrent) return;
      setRetry(null);
      const commit = () => setShown({ route, module, address });
      if (placeOf(shown.address) === placeOf(address)) {
        commit();
        keepScrollPosition();
      } else changeView(() => flushSync(commit), main.current);
    };
    const module = loadedPage(route);
    if (module) show(module);
    else {
      const load = () => void loadPage(route).then(show, () => isCurrent && setRetry(() => load));
      load();
    }
    return () => {
      isCurrent = false;
    };
  }, [pathname, search, shown.address]);

  useEffect(() => {
    if (!retry) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);

  useEffect(() => {
    if (!isAuthPath(pathname)) clearReturnPath();
  }, [pathname]);
  useEffect(startScrollRestoration, []);

  const { Page } = shown.module;
  return (
    <>
      <Head head={head} route={shown.route} address={shown.address} origin={origin} />
      <LoadingBar from={shown.address.path} to={retry ? shown.address.path : pathname} />
      <main ref={main} id="main" tabIndex={-1}>
        {retry ? (
          <ErrorState subject="This page" onRetry={retry} level={1} />
        ) : (
          <PageLayout address={shown.address} head={head}>
            <ErrorBoundary key={placeOf(shown.address)}>
              <Page address={shown.address} />
            </ErrorBoundary>
          </PageLayout>
        )}
      </main>
    </>
  );
}

/** Fades where the browser can and the visitor likes it; then the new page begins, and focus with it. */
function changeView(commit: () => void, main: HTMLElement | null): void {
  const land = () => {
    commit();
    restoreScroll();
    main?.focus({ preventScroll: true });
  };
  if (document.startViewTransition && !document.hidden) document.startViewTransition(land);
  else land();
}
