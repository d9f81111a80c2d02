import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { type AuthRoute, isAuthPath, paths, pathWithQuery } from '../../domain/routing/paths.ts';
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
  const [pathname] = useLocation();
  const search = useSearch();
  const authPathOf = useAuthPath();
  const [isOpening, setIsOpening] = useState(false);
  const open = async (path: AuthRoute) => {
    setIsOpening(true);
    const session = services && (await restoreSession(services));
    if (services && session?.isAuth) await openQueryCache(services, session.sub);
    else {
      if (!isAuthPath(pathname)) saveReturnPath(pathWithQuery(pathname, new URLSearchParams(search)));
      navigate(authPathOf(path));
    }
    setIsOpening(false);
  };
  return (
    <div className={styles.buttons}>
      <Button variant="quiet" busy={isOpening} onClick={() => void open(paths.signIn)}>
        Login
      </Button>
      <Button busy={isOpening} onClick={() => void open(paths.signUp)}>
        Sign Up
      </Button>
    </div>
  );
}
