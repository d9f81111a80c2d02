import { useAtomValue } from 'jotai';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { sessionAtom } from '../platform/session.ts';
import { Sheet } from '../ui/sheet.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { isMenuOpen, withMenuClosed } from './side-menu-address.ts';

const load = () => import('./side-menu-contents.tsx');
const SideMenuContents = lazy(load);

/** The visitor's own corner, opened by address. Its contents are fetched once somebody is signed in. */
export function SideMenu() {
  const { isAuth } = useAtomValue(sessionAtom);
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const open = isAuth && isMenuOpen(search);
  const close = useCallback(() => {
    if (isMenuOpen(search)) navigate(withMenuClosed(pathname, search), { replace: true });
  }, [navigate, pathname, search]);
  useEffect(() => {
    if (isAuth) void load();
  }, [isAuth]);
  return (
    <Sheet open={open} onClose={close} label="Menu">
      {open && (
        <Suspense fallback={<Spinner label="Opening the menu" />}>
          <SideMenuContents onClose={close} />
        </Suspense>
      )}
    </Sheet>
  );
}
