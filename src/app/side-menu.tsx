import { useAtomValue } from 'jotai';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { importWhenReachable } from '../platform/import-with-retry.ts';
import { sessionAtom } from '../platform/session/session-state.ts';
import { Sheet } from '../ui/sheet.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { isMenuOpen, withMenuClosed } from './side-menu-address.ts';

const load = () => import('./side-menu-contents.tsx');
const SideMenuContents = lazy(() => importWhenReachable(load));

/** The visitor's account and, on phones, the site's pages. The address opens it; its contents are loaded when needed. */
export function SideMenu() {
  const { isAuth, isUserReady } = useAtomValue(sessionAtom);
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const open = isUserReady && isMenuOpen(search);
  const close = useCallback(() => {
    if (isMenuOpen(search)) navigate(withMenuClosed(pathname, search), { replace: true });
  }, [navigate, pathname, search]);
  useEffect(() => {
    if (isAuth) void load().catch(() => {});
  }, [isAuth]);
  return (
    <Sheet open={open} onClose={close} label="Menu">
      {open && (
        <Suspense fallback={<Spinner label="Opening the menu" />}>
          <SideMenuContents isAuth={isAuth} onClose={close} />
        </Suspense>
      )}
    </Sheet>
  );
}
