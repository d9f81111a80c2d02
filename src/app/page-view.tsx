import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { pathTitle } from '../domain/routing/page-labels.ts';
import {
  isAuthPath,
  PAGE_PARAMS,
  pathWithQuery,
  type RouteAddress,
  withoutTrailingSlash,
} from '../domain/routing/paths.ts';
import type { PageModule } from '../pages/page-module.ts';
import { clearReturnPath } from '../platform/session/return-path.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Head } from './document-head.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageFailure } from './error-fallbacks.tsx';
import { LoadingBar, loadingBarAtom } from './loading-bar.tsx';
import { PageLayout } from './page-layout.tsx';
import { takePressed } from './pressed-element.ts';
import { useResolvedHead } from './resolve-head.ts';
import { loadedPage, loadUntilThere, matchRoute, type Route } from './routes.ts';
import { restoreScroll, scrollAfterFilters, startScrollRestoration } from './scroll-restoration.ts';

export type ActivePage = { route: Route; module: PageModule; address: RouteAddress };

/** Identifies the page for the visitor. */
const pageKey = ({ path, search }: RouteAddress) =>
  [path, ...PAGE_PARAMS.map((param) => search.get(param))].join(' ');

const isSame = (a: RouteAddress, b: RouteAddress) =>
  a.path === b.path && String(a.search) === String(b.search);

/**
 * Renders the page of the current address. While it loads, the last page stays; after a failed load there is an error
 * with a retry, and it is tried again by itself.
 */
export function PageView({ initialPage, origin }: { initialPage: ActivePage; origin: string }) {
  const client = useQueryClient();
  const [pathname] = useLocation();
  const search = useSearch();
  const [shown, setShown] = useState(initialPage);
  const [retry, setRetry] = useState<(() => void) | null>(null);
  const moveLoadingBar = useSetAtom(loadingBarAtom);
  const main = useRef<HTMLElement>(null);
  const head = useResolvedHead(shown.module, shown.address);

  useEffect(() => {
    setRetry(null);
    const { route, address } = matchRoute(pathname, search);
    if (isSame(shown.address, address)) return;
    const show = (module: PageModule) => {
      setRetry(null);
      setShown({ route, module, address });
      if (pageKey(shown.address) === pageKey(address)) scrollAfterFilters();
    };
    const module = loadedPage(route);
    const pressed = takePressed();
    if (module) return show(module);
    const release = () => pressed?.removeAttribute('aria-busy');
    pressed?.setAttribute('aria-busy', 'true');
    const stop = loadUntilThere(route, show, (again) => {
      release();
      setRetry(() => again);
    });
    return () => {
      stop();
      release();
    };
  }, [pathname, search, shown.address]);

  useEffect(() => {
    if (!isAuthPath(pathname)) clearReturnPath();
  }, [pathname]);
  useEffect(startScrollRestoration, []);
  useLayoutEffect(removeFrame, []);
  const shownKey = pageKey(shown.address);
  const last = useRef(shown.address);
  useLayoutEffect(() => {
    const left = last.current;
    last.current = shown.address;
    if (main.current && pageKey(left) !== pageKey(shown.address))
      enterPage(main.current, pathWithQuery(left.path, left.search));
  }, [shown.address]);
  const target = retry ? shown.address.path : withoutTrailingSlash(pathname);
  useLayoutEffect(
    () => moveLoadingBar(shown.address.path, target),
    [moveLoadingBar, shown.address.path, target],
  );

  // Memoised: a navigation does not render the old page again. Some pages show cached data of other queries without a
  // subscription of their own: a changed head, which is made of the same data, renders them again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const page = useMemo(() => <shown.module.Page address={shown.address} />, [shown, head]);
  return (
    <>
      <Head
        head={retry ? { ...head, title: pathTitle(pathname) } : head}
        route={shown.route}
        address={shown.address}
        origin={origin}
      />
      <LoadingBar />
      <main ref={main} id="main" tabIndex={-1}>
        {retry ? (
          <ErrorState subject="This page" onRetry={retry} level={1} />
        ) : (
          <ErrorBoundary key={shownKey} client={client} fallback={<PageFailure />}>
            <PageLayout address={shown.address} head={head}>
              {page}
            </PageLayout>
          </ErrorBoundary>
        )}
      </main>
    </>
  );
}

/** The shell's own header, which the app's replaces. */
const removeFrame = () => document.getElementById('frame')?.remove();

/**
 * Moves scroll position and focus to a page that has just rendered, and lets it appear. After Back the focus is on the
 * link that led to the page that was `left`, so that keyboards go on from there. No view transition: its picture
 * of the last page costs a slow phone more than 100 ms before anything is seen. No slide: what is fixed to the screen
 * would jump.
 */
function enterPage(main: HTMLElement, left: string): void {
  const link = restoreScroll() && main.querySelector<HTMLElement>(`a[href="${CSS.escape(left)}"]`);
  (link || main).focus({ preventScroll: true });
  if (!link) nameWhileFocused(main);
  main.animate({ opacity: [0, 1] }, 160);
}

/** A screen reader says the name of what gets the focus. Later it would say it again whenever it comes into the page. */
function nameWhileFocused(main: HTMLElement): void {
  main.setAttribute('aria-label', main.querySelector('h1')?.textContent || document.title);
  main.addEventListener('blur', () => main.removeAttribute('aria-label'), { once: true });
}
