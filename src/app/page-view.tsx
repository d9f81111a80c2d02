import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useSearch } from 'wouter';
import { isAuthPath } from '../domain/paths.ts';
import { clearReturnPath } from '../features/session/return-location.ts';
import type { At, PageModule } from '../pages/page.ts';
import { Failure } from '../ui/failure.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { applyHead, headOf } from './head.ts';
import { LoadingBar } from './loading-bar.tsx';
import { PageLayout } from './page-layout.tsx';
import { loadedPage, loadPage, matchRoute } from './routes.ts';
import { keepScroll, landScroll, rememberScroll } from './scroll.ts';

export type Shown = { module: PageModule; at: At };

/** What makes it another page to a reader: the path, and the thing or page that the query names. Filters leave one where one is. */
const placeOf = ({ path, search }: At) =>
  [path, search.get('expoSlug'), search.get('slug'), search.get('page')].join(' ');

const isSame = (a: At, b: At) => a.path === b.path && String(a.search) === String(b.search);

/** Draws the page of the current address. A page that is still on its way leaves the last one standing; one that did not come says so. */
export function PageView({ first }: { first: Shown }) {
  const [pathname] = useLocation();
  const search = useSearch();
  const [shown, setShown] = useState(first);
  const [retry, setRetry] = useState<(() => void) | null>(null);
  const main = useRef<HTMLElement>(null);
  const head = useHead(shown);

  useEffect(() => {
    let isCurrent = true;
    setRetry(null);
    const { route, at } = matchRoute(pathname, search);
    if (isSame(shown.at, at)) return;
    const show = (module: PageModule) => {
      if (!isCurrent) return;
      setRetry(null);
      const commit = () => setShown({ module, at });
      if (placeOf(shown.at) === placeOf(at)) {
        commit();
        keepScroll();
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
  }, [pathname, search, shown.at]);

  useEffect(() => {
    if (!retry) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);

  useEffect(() => {
    if (!isAuthPath(pathname)) clearReturnPath();
  }, [pathname]);
  useEffect(rememberScroll, []);

  const { Page } = shown.module;
  return (
    <>
      <LoadingBar from={shown.at.path} to={retry ? shown.at.path : pathname} />
      <main ref={main} id="main" tabIndex={-1}>
        {retry ? (
          <Failure what="This page" onRetry={retry} level={1} />
        ) : (
          <PageLayout at={shown.at} head={head}>
            <ErrorBoundary key={placeOf(shown.at)}>
              <Page at={shown.at} />
            </ErrorBoundary>
          </PageLayout>
        )}
      </main>
    </>
  );
}

/** What the page says of itself, kept up as answers come in. */
function useHead({ module, at }: Shown) {
  const client = useQueryClient();
  const [, setTurn] = useState(0);
  const head = headOf(module, client, at);
  const said = JSON.stringify(head);
  useEffect(() => {
    applyHead(JSON.parse(said));
    return client.getQueryCache().subscribe((event) => {
      // A page that is not there has another heading than one that is.
      const isNews = event.type === 'updated' && /^(success|error)$/.test(event.action.type);
      if (isNews && JSON.stringify(headOf(module, client, at)) !== said) setTurn((turn) => turn + 1);
    });
  }, [client, module, at, said]);
  return head;
}

/** Fades where the browser can and the visitor likes it; then the new page begins, and focus with it. */
function changeView(commit: () => void, main: HTMLElement | null): void {
  const land = () => {
    commit();
    landScroll();
    main?.focus({ preventScroll: true });
  };
  if (document.startViewTransition && !document.hidden) document.startViewTransition(land);
  else land();
}
