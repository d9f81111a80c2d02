import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { flagQueries } from '../platform/flag-queries.ts';
import { importComponent } from '../platform/import-with-retry.ts';
import { afterPass } from '../platform/pass-first.ts';
import { Link } from '../ui/link.tsx';
import styles from './side-menu.module.css';
import { userLinks } from './visitor-links.ts';

const AccountIcon = lazy(() => afterPass().then(() => importComponent(() => import('./account-icon.tsx'))));

const iconPlace = <svg width={22} height={22} aria-hidden="true" />;

/** The account's pages. */
export function AccountRows() {
  const flags = useQuery(flagQueries.all()).data;
  return (
    <nav aria-label="Your account" className={styles.links}>
      {userLinks(flags).map(({ slug, label, path }) => (
        <Link key={slug} href={path}>
          <Suspense fallback={iconPlace}>
            <AccountIcon slug={slug} />
          </Suspense>
          {label}
        </Link>
      ))}
    </nav>
  );
}
