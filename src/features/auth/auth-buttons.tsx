import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isAuthPath, paths } from '../../domain/routing/paths.ts';
import { appServicesAtom } from '../../platform/app-services.ts';
import { saveReturnPath } from '../../platform/session/return-path.ts';
import { openQueryCache, restoreSession } from '../../platform/session/session-lifecycle.ts';
import { Button } from '../../ui/button.tsx';
import styles from './auth-buttons.module.css';

/**
 * The way in. The current place is remembered, so that signing in leads back to it. A session that this tab does not
 * know of yet (another one signed in) is loaded instead of asking again.
 */
export function AuthButtons() {
  const house = useAtomValue(appServicesAtom);
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const [going, setGoing] = useState<string | null>(null);
  const go = async (path: string) => {
    if (!isAuthPath(pathname)) saveReturnPath(search ? `${pathname}?${search}` : pathname);
    setGoing(path);
    const session = house && (await restoreSession(house));
    if (house && session?.isAuth) await openQueryCache(house, session.sub);
    else navigate(path);
    setGoing(null);
  };
  return (
    <div className={styles.buttons}>
      <Button variant="quiet" busy={going === paths.signIn} onClick={() => void go(paths.signIn)}>
        Login
      </Button>
      <Button busy={going === paths.signUp} onClick={() => void go(paths.signUp)}>
        Sign Up
      </Button>
    </div>
  );
}
