import type { ReactNode } from 'react';
import { breadcrumbs } from '../domain/breadcrumbs.ts';
import { layoutOf } from '../domain/layout.ts';
import { type At, isAuthPath } from '../domain/paths.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { Head } from './head.ts';
import styles from './page-layout.module.css';

type Props = { at: At; head: Head; children: ReactNode };

/** One of three layouts: home stands alone, some addresses carry their title in a band, the rest begin with the way to them. */
export function PageLayout({ at, head, children }: Props) {
  const layout = layoutOf(at.path);
  if (layout === 'home' || isAuthPath(at.path)) return children;
  const crumbs = <Breadcrumbs crumbs={breadcrumbs(at, head.name)} />;
  const heading = head.heading === undefined ? head.title : head.heading;
  return (
    <div className={styles.layout} data-layout={layout}>
      {layout === 'page-title' ? (
        <div className={styles.band} data-bare={heading === null || undefined}>
          {crumbs}
          {heading !== null && <h1>{heading}</h1>}
          {heading !== null && head.intro && <p>{head.intro}</p>}
        </div>
      ) : (
        crumbs
      )}
      {children}
    </div>
  );
}
