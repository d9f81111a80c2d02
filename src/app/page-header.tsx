import type { Crumb } from './breadcrumb-trail.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import styles from './page-header.module.css';

type Props = {
  crumbs: Crumb[];
  /** Null where the page renders its own heading. */
  heading: string | null;
  /** Empty while they load. */
  facts: string | undefined;
  intro: string | undefined;
};

/** The top of every page but home: the way back and the title, in one line on phones. */
export const PageHeader = ({ crumbs, heading, facts, intro }: Props) => (
  <header className={styles.head} data-page-head={heading === null ? 'crumbs' : 'title'}>
    <Breadcrumbs crumbs={crumbs} />
    {heading !== null && <h1>{heading}</h1>}
    {heading !== null && facts !== undefined && <p>{facts}</p>}
    {heading !== null && intro && <p className={styles.intro}>{intro}</p>}
  </header>
);
