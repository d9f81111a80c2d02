import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../domain/routing/paths.ts';
import { withMenuOpen } from '../domain/routing/side-menu-address.ts';
import { AuthButtons } from '../features/auth/auth-buttons.tsx';
import { expoQueries } from '../features/expos/queries.ts';
import { flagQueries } from '../platform/flag-queries.ts';
import { importComponent } from '../platform/import-with-retry.ts';
import { afterPass } from '../platform/pass-first.ts';
import { isAuthAtom, sessionAtom } from '../platform/session/session-state.ts';
import { Link } from '../ui/link.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { Navigation } from './navigation.tsx';
import { OfflineBar } from './offline-bar.tsx';

export function Header() {
  const [pathname] = useLocation();
  // The header always observes these queries, so that they stay in memory for pages that need them offline.
  useQuery(expoQueries.menuList());
  useQuery(flagQueries.all());
  return (
    <>
      <OfflineBar />
      <header className={styles.header} data-transparent={pathname === paths.home || undefined}>
        <div className={styles.bar}>
          <Logo />
          <Navigation />
          <div className={styles.corner}>
            <AccountCorner />
          </div>
        </div>
      </header>
    </>
  );
}

const loadIcons = async () => {
  await afterPass();
  return import('./header-icons.tsx');
};
const VisitorIcons = lazy(() => importComponent(loadIcons));
// Read, and not announced: it comes with nearly every load of a page, and is gone within a moment.
const spinner = (
  <>
    <Spinner />
    <span className="visually-hidden">Loading your account</span>
  </>
);

/** A spinner until the session is restored, then the sign-in buttons or the visitor's icons. */
function AccountCorner() {
  const { isUserReady } = useAtomValue(sessionAtom);
  const isAuth = useAtomValue(isAuthAtom);
  const [pathname] = useLocation();
  const menuHref = withMenuOpen(pathname, useSearch());
  useEffect(() => {
    if (isAuth) void loadIcons().catch(() => {});
  }, [isAuth]);
  if (!isUserReady) return spinner;
  if (isAuth) {
    return (
      <Suspense fallback={spinner}>
        <VisitorIcons menuHref={menuHref} />
      </Suspense>
    );
  }
  return (
    <>
      <AuthButtons />
      <Link className={styles.burger} href={menuHref} state={{ isOver: true }} aria-label="Menu">
        <Menu size={24} aria-hidden />
      </Link>
    </>
  );
}
