import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type AuthRoute, isAuthPath, paths } from '../../domain/routing/paths.ts';
import { appServicesAtom } from '../../platform/app-services.ts';
import { saveReturnPath } from '../../platform/session/return-path.ts';
import { openQueryCache, restoreSession } from '../../platform/session/session-lifecycle.ts';
import { Button } from '../../ui/button.tsx';
import { useAuthPath } from '../../ui/use-auth-path.ts';
import styles from './auth-buttons.module.css';

/**
 * Login and Sign Up. The current address is saved, so that signing in returns to it. If another tab has signed in
 * meanwhile, its session is loaded instead.
 */
export function AuthButtons() {
  const services = useAtomValue(appServicesAtom);
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const authPathOf = useAuthPath();
  const [pendingPath, setPendingPath] = useState<AuthRoute | null>(null);
  const open = async (path: AuthRoute) => {
    if (!isAuthPath(pathname)) saveReturnPath(search ? `${pathname}?${search}` : pathname);
    setPendingPath(path);
    const session = services && (await restoreSession(services));
    if (services && session?.isAuth) await openQueryCache(services, session.sub);
    else navigate(authPathOf(path));
    setPendingPath(null);
  };
  return (
    <div className={styles.buttons}>
      <Button variant="quiet" busy={pendingPath === paths.signIn} onClick={() => void open(paths.signIn)}>
        Login
      </Button>
      <Button busy={pendingPath === paths.signUp} onClick={() => void open(paths.signUp)}>
        Sign Up
      </Button>
    </div>
  );
}
