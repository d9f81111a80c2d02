import { useLocation, useSearch } from 'wouter';
import { isAuthPath, paths } from '../../domain/paths.ts';
import { Button } from '../../ui/button.tsx';
import styles from './auth-buttons.module.css';
import { saveReturnPath } from './return-location.ts';

/** The way in. The current place is remembered, so that signing in leads back to it. */
export function AuthButtons() {
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const go = (path: string) => {
    if (!isAuthPath(pathname)) saveReturnPath(search ? `${pathname}?${search}` : pathname);
    navigate(path);
  };
  return (
    <div className={styles.buttons}>
      <Button look="quiet" onClick={() => go(paths.signIn)}>
        Login
      </Button>
      <Button onClick={() => go(paths.signUp)}>Sign Up</Button>
    </div>
  );
}
