import type { ReactNode } from 'react';
import type { ContentSection } from '../../domain/content/content-page.ts';
import { HeroBanner, type Tone } from '../../ui/hero-banner.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import styles from './content-pages.module.css';

/** In characters: what fits beside a picture of the usual height. */
const MAX_SHORT_TEXT = 240;

type Props = {
  section: ContentSection;
  tone: Tone;
  children?: ReactNode;
};

/** The first section of a page as a banner, with its figures below. */
export function PageHero({ section, tone, children }: Props) {
  return (
    <div className={styles.hero}>
      <HeroBanner
        isLead
        tone={tone}
        title={section.heading}
        picture={section.picture}
        isLong={section.body.length > MAX_SHORT_TEXT}
      >
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
