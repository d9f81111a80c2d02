import type { ReactNode } from 'react';
import { isAuthPath, type RouteAddress } from '../domain/routing/paths.ts';
import { breadcrumbs } from './breadcrumb-trail.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { layoutOf } from './layout-kind.ts';
import styles from './page-layout.module.css';
import type { ResolvedHead } from './resolve-head.ts';

type Props = { address: RouteAddress; head: ResolvedHead; children: ReactNode };

/** One of three layouts: home without a frame, some addresses with their title in a band, all others with breadcrumbs. */
export function PageLayout({ address, head, children }: Props) {
  const layout = layoutOf(address.path);
  if (layout === 'home' || isAuthPath(address.path)) return children;
  const crumbs = <Breadcrumbs crumbs={breadcrumbs(address, head.breadcrumbLabel)} />;
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
