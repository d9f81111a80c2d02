import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type createStore, Provider } from 'jotai';
import { useEffect } from 'react';
import { Router } from 'wouter';
import type { OlderAnswers } from '../platform/ssr-state.ts';
import { AlertProvider } from '../ui/alert.tsx';
import { PrefetchContext } from '../ui/link.tsx';
import { CurrentAlert } from './current-alert.tsx';
import { CurrentShareOffer } from './current-share-offer.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PlainHeader } from './error-fallbacks.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { HelpAndBanners } from './help-and-banners.tsx';
import { OlderAnswersBar } from './older-answers-bar.tsx';
import { OnlineProvider } from './online-provider.tsx';
import { type ActivePage, PageView } from './page-view.tsx';
import { prefetcherFor } from './prefetch.ts';
import { SideMenu } from './side-menu.tsx';

type Props = {
  client: QueryClient;
  store: ReturnType<typeof createStore>;
  /** Null while the pass comes first: then there is the side menu only. */
  initialPage: ActivePage | null;
  /** The site's public origin, for addresses that other sites use. */
  origin: string;
  /** Set when the page's data is older than its HTML. */
  older?: OlderAnswers;
  /** On the server: the address to render. */
  ssr?: { path: string; search: string };
  /** Called after the first render. */
  onRendered?: () => void;
};

export function App({ client, store, initialPage, origin, older, ssr, onRendered }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => onRendered?.(), []);
  return (
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <Router {...(ssr && { ssrPath: ssr.path, ssrSearch: ssr.search })}>
          <PrefetchContext value={prefetcherFor(client)}>
            <AlertProvider>
              <OnlineProvider>
                {initialPage && (
                  <>
                    <a className="visually-hidden" href="#main">
                      Skip to content
                    </a>
                    <ErrorBoundary client={client} fallback={<PlainHeader />}>
                      <Header />
                    </ErrorBoundary>
                    {import.meta.env.VITE_API_HOST && older && <OlderAnswersBar {...older} />}
                    <PageView initialPage={initialPage} origin={origin} />
                    <ErrorBoundary client={client} fallback={null}>
                      <Footer />
                    </ErrorBoundary>
                  </>
                )}
                <ErrorBoundary client={client} fallback={null}>
                  <SideMenu />
                </ErrorBoundary>
                <ErrorBoundary client={client} fallback={null}>
                  {initialPage && <HelpAndBanners />}
                  <CurrentShareOffer />
                </ErrorBoundary>
                <CurrentAlert />
              </OnlineProvider>
            </AlertProvider>
          </PrefetchContext>
        </Router>
      </QueryClientProvider>
    </Provider>
  );
}
