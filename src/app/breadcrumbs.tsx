import { House } from 'lucide-react';
import { Link } from '../ui/link.tsx';
import type { Crumb } from './breadcrumb-trail.ts';
import styles from './breadcrumbs.module.css';

/** Links to the pages above this one. Home is shown as an icon. */
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
              <Link href={path} aria-label={label ? undefined : 'Home'}>
                {label || <House size={17} aria-hidden />}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
