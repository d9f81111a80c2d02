import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useSearch } from 'wouter';
import { isAuthPath } from '../domain/paths.ts';
import { clearReturnPath } from '../features/session/return-location.ts';
import type { PageModule } from '../pages/page.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { applyHead } from './head.ts';
import { LoadingBar } from './loading-bar.tsx';
import { loadedPage, loadPage, matchRoute, type Route } from './routes.ts';

type Shown = { route: Route; module: PageModule; search: string };

/** Draws the page of the current address. A page that is still on its way leaves the last one standing. */
export function PageView({ first }: { first: Shown }) {
  const [pathname] = useLocation();
  const search = useSearch();
  const client = useQueryClient();
  const [shown, setShown] = useState(first);
  const main = useRef<HTMLElement>(null);
  const route = matchRoute(pathname);

  useEffect(() => {
    let isCurrent = true;
    const show = (module: PageModule) => {
      if (!isCurrent) return;
      const moved = shown.route !== route;
      const commit = () => setShown({ route, module, search });
      if (moved) changeView(() => flushSync(commit), main.current);
      else commit();
    };
    if (shown.route === route && shown.search === search) return;
    const module = loadedPage(route);
    if (module) show(module);
    else loadPage(route).then(show, () => location.reload());
    return () => {
      isCurrent = false;
    };
  }, [route, search, shown.route, shown.search]);

  useEffect(() => {
    const apply = () => applyHead(shown.module.head?.(client, new URLSearchParams(shown.search)) ?? {});
    apply();
    return client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') apply();
    });
  }, [shown, client]);

  useEffect(() => {
    if (!isAuthPath(pathname)) clearReturnPath();
  }, [pathname]);

  const { Page } = shown.module;
  return (
    <>
      <LoadingBar active={shown.route !== route} />
      <main ref={main} id="main" tabIndex={-1}>
        <ErrorBoundary key={shown.route.path}>
          <Page search={shown.search} />
        </ErrorBoundary>
      </main>
    </>
  );
}

/** Fades where the browser can and the visitor likes it; then the new page begins at its top, and focus with it. */
function changeView(commit: () => void, main: HTMLElement | null): void {
  const land = () => {
    commit();
    scrollTo(0, 0);
    main?.focus({ preventScroll: true });
  };
  if (document.startViewTransition && !document.hidden) document.startViewTransition(land);
  else land();
}
