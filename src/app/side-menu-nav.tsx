import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { flagQueries } from '../platform/flag-queries.ts';
import { importComponent } from '../platform/import-with-retry.ts';
import { afterPass } from '../platform/pass-first.ts';
import { Link } from '../ui/link.tsx';
import { useNavigation } from './navigation.tsx';
import styles from './side-menu.module.css';
import { moreLinks } from './visitor-links.ts';

const SubmenuRow = lazy(() => afterPass().then(() => importComponent(() => import('./submenu-row.tsx'))));

/**
 * The header's links for narrow screens, and the site's other pages. `always`, for signed-out visitors, shows all on
 * wide screens too. Until a submenu is there, its row leads to its first page.
 */
export function SideMenuNav({ always: isAlwaysVisible }: { always: boolean }) {
  const flags = useQuery(flagQueries.all()).data;
  return (
    <>
      <nav aria-label="Places" className={styles.links} data-narrow-only={!isAlwaysVisible || undefined}>
        {useNavigation().map((item) => {
          const link = (
            <Link key={item.slug} href={item.path}>
              {item.label}
            </Link>
          );
          return item.children ? (
            <Suspense key={item.slug} fallback={link}>
              <SubmenuRow item={item} entries={item.children} />
            </Suspense>
          ) : (
            link
          );
        })}
      </nav>
      <nav aria-label="More" className={styles.links}>
        {moreLinks(flags, !isAlwaysVisible).map(({ slug, label, path }) => (
          <Link key={slug} href={path}>
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}
