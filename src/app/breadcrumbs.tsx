import { ArrowLeft, House } from 'lucide-react';
import { Link } from '../ui/link.tsx';
import type { Crumb } from './breadcrumb-trail.ts';
import styles from './breadcrumbs.module.css';

/**
 * Links to the pages above this one. Home is shown as an icon. A phone shows only the page right above, as an arrow
 * back.
 */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const last = crumbs.length - 1;
  return (
    <nav aria-label="Breadcrumbs" className={styles.crumbs}>
      <ol>
        {crumbs.map(({ label, path }, i) => (
          <li key={path}>
            {i === last ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link href={path} rel={i === last - 1 ? 'up' : undefined}>
                {i === last - 1 && <ArrowLeft className={styles.back} size={24} aria-hidden />}
                {!label && <House className={styles.home} size={17} aria-label="Home" />}
                <span>{label || 'Home'}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
