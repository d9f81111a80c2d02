// @script pieces

import { type ReactNode, useId } from 'react';
import { Link } from './link.tsx';
import styles from './section.module.css';
import { TitleText } from './title-text.tsx';

type Props = {
  title: string;
  /** A link to the full list, at the end of the heading's line. */
  moreLink?: { label: string; href: string } | undefined;
  /** What explains the part, in the heading's line where there is room. */
  aside?: ReactNode;
  level?: 2 | 3;
  /** The fragment of an address that leads here. */
  anchor?: string;
  children: ReactNode;
};

/** A part of a page under a heading of its own. */
export function Section({ title, moreLink, aside, level = 2, anchor, children }: Props) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section id={anchor} aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <Heading id={id}>
          <TitleText>{title}</TitleText>
        </Heading>
        {aside}
        {moreLink && (
          // In a list of links, "See all" alone says nothing.
          <Link href={moreLink.href} aria-label={`${moreLink.label}: ${title}`}>
            {moreLink.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

/** Sections one below the other, with more space between them. */
export const SectionStack = ({ id, children }: { id?: string; children: ReactNode }) => (
  <div id={id} className={styles.sections} data-sections>
    {children}
  </div>
);
