import { useAtomValue } from 'jotai';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { isMenuOpen, withMenuClosed } from '../domain/routing/side-menu-address.ts';
import { importComponent } from '../platform/import-with-retry.ts';
import { isAuthAtom } from '../platform/session/session-state.ts';
import { closeEntry } from '../ui/close-entry.ts';
import { Sheet } from '../ui/sheet.tsx';
import styles from './side-menu-outline.module.css';
import { isSideMenuOpenAtom } from './side-menu-state.ts';

type Contents = typeof import('./side-menu-contents.tsx');
let loadedContents: Contents['default'] | null = null;

export async function loadSideMenu(): Promise<Contents> {
  const contents = await import('./side-menu-contents.tsx');
  loadedContents = contents.default;
  return contents;
}
/** Only while the script is not there yet: React shows what was suspended no sooner than 300 ms later. */
const SideMenuContents = lazy(() => importComponent(loadSideMenu));

/** Where the pass and the rows will be: the panel is never blank. */
const outline = (
  <div className={styles.outline} role="status">
    <span className="visually-hidden">Opening the menu</span>
  </div>
);

/**
 * The visitor's account and, on phones, the site's pages. The address opens it; its contents are loaded when needed.
 */
export function SideMenu() {
  const isAuth = useAtomValue(isAuthAtom);
  const Contents = loadedContents ?? SideMenuContents;
  const open = useAtomValue(isSideMenuOpenAtom);
  const close = useCallback(() => {
    const { pathname, search } = location;
    if (isMenuOpen(search)) closeEntry(withMenuClosed(pathname, search));
  }, []);
  useEffect(() => {
    if (isAuth) void loadSideMenu().catch(() => {});
  }, [isAuth]);
  return (
    <Sheet open={open} onClose={close} label="Menu">
      {open && (
        <Suspense fallback={outline}>
          <Contents isAuth={isAuth} onClose={close} />
        </Suspense>
      )}
    </Sheet>
  );
}
