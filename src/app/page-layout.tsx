import type { ReactNode } from 'react';
import { isAuthPath, type RouteAddress } from '../domain/routing/paths.ts';
import { breadcrumbs } from './breadcrumb-trail.ts';
import { isOwnPage, layoutOf } from './layout-kind.ts';
import { PageHeader } from './page-header.tsx';
import styles from './page-layout.module.css';
import type { ResolvedHead } from './resolve-head.ts';

type Props = { address: RouteAddress; head: ResolvedHead; children: ReactNode };

/**
 * One of three layouts: home without a frame, some addresses with a hairline below their title, all others without it.
 */
export function PageLayout({ address, head, children }: Props) {
  const layout = layoutOf(address.path);
  // The forms of signing in have a frame of their own; what comes after them names its heading.
  if (layout === 'home' || (isAuthPath(address.path) && !head.heading)) return children;
  return (
    <div className={styles.layout} data-layout={layout} data-own={isOwnPage(address.path) || undefined}>
      <PageHeader
        crumbs={breadcrumbs(address, head.breadcrumbLabel)}
        heading={head.heading === undefined ? head.title : head.heading}
        facts={head.facts}
        intro={head.intro}
      />
      {children}
    </div>
  );
}
