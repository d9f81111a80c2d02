import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type createStore, Provider } from 'jotai';
import { Router } from 'wouter';
import { AlertProvider } from '../ui/alert.tsx';
import { PrefetchContext } from '../ui/link.tsx';
import { Corner } from './corner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { type ActivePage, PageView } from './page-view.tsx';
import { prefetcherFor } from './prefetch.ts';
import { SideMenu } from './side-menu.tsx';

type Props = {
  client: QueryClient;
  store: ReturnType<typeof createStore>;
  initialPage: ActivePage;
  /** The site's public origin, for addresses that other sites use. */
  origin: string;
  /** On the server: the address to render. */
  ssr?: { path: string; search: string };
};

export function App({ client, store, initialPage, origin, ssr }: Props) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <Router {...(ssr && { ssrPath: ssr.path, ssrSearch: ssr.search })}>
          <PrefetchContext value={prefetcherFor(client)}>
            <a className="visually-hidden" href="#main">
              Skip to content
            </a>
            <AlertProvider>
              <Header />
              <PageView initialPage={initialPage} origin={origin} />
              <Footer />
              <SideMenu />
              <Corner />
            </AlertProvider>
          </PrefetchContext>
        </Router>
      </QueryClientProvider>
    </Provider>
  );
}
