// @script rescue

import { useLocation, useSearch } from 'wouter';
import { paths } from '../domain/routing/paths.ts';
import { withMenuOpen } from '../domain/routing/side-menu-address.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';

/** Without data, in the place of a header that could not be rendered. */
export default function PlainHeader() {
  const [pathname] = useLocation();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <nav aria-label="Main" className={styles.corner}>
          <ButtonLink variant="quiet" href={paths.expo}>
            Expos
          </ButtonLink>
          <ButtonLink variant="quiet" href={withMenuOpen(pathname, useSearch())}>
            Menu
          </ButtonLink>
        </nav>
      </div>
    </header>
  );
}
