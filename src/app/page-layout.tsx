import type { ReactNode } from 'react';
import { isVisitorOnly } from '../domain/routing/indexable.ts';
import { isAuthPath, type RouteAddress } from '../domain/routing/paths.ts';
import { breadcrumbs } from './breadcrumb-trail.ts';
import { layoutOf } from './layout-kind.ts';
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
    // On a phone, the footer below a visitor's own page has no links but those of the apps (`footer.module.css`).
    <div className={styles.layout} data-layout={layout} data-own={isVisitorOnly(address.path) || undefined}>
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
