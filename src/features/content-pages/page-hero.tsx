import type { ReactNode } from 'react';
import type { ContentSection } from '../../domain/content/content-page.ts';
import { HeroBanner, type Tone } from '../../ui/hero-banner.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import styles from './content-pages.module.css';

type Props = {
  section: ContentSection;
  tone: Tone;
  eyebrow?: string;
  /** Replaces the heading of the section, which then becomes the first sentence. */
  title?: string;
  children?: ReactNode;
};

/** The first section of a page as a banner, with its figures below. */
export function PageHero({ section, tone, eyebrow, title, children }: Props) {
  return (
    <div className={styles.hero}>
      <HeroBanner tone={tone} title={title ?? section.heading} eyebrow={eyebrow} picture={section.picture}>
        {title && <p className={styles.lead}>{section.heading}</p>}
        <RichText html={section.body} />
        {children}
      </HeroBanner>
      {section.figures && (
        <dl className={styles.figures}>
          {section.figures.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
