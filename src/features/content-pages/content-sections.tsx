import type { ContentSection } from '../../domain/content/content-page.ts';
import { slugFrom } from '../../domain/text/slug-from.ts';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section } from '../../ui/section.tsx';
import { Tiles } from '../../ui/tiles.tsx';
import styles from './content-pages.module.css';

/**
 * Sections one below the other: a picture is placed beside the text, and points become tiles. Directly below other
 * points they are the rows of one card: a page of nothing but tiles is long, and none of them stands out.
 */
export function ContentSections({ sections }: { sections: readonly ContentSection[] }) {
  return sections.map((section, i) => (
    <SectionView
      key={section.heading}
      section={section}
      isBelowPoints={sections[i - 1]?.points !== undefined}
    />
  ));
}

type SectionProps = { section: ContentSection; isBelowPoints: boolean };

function SectionView({ section: { heading, body, picture, points }, isBelowPoints }: SectionProps) {
  const content = (
    <Section title={heading}>
      <RichText html={body} />
      {points && (isBelowPoints ? <PointRows points={points} /> : <Tiles tiles={points} />)}
    </Section>
  );
  if (!picture) return <div id={slugFrom(heading)}>{content}</div>;
  return (
    <div className={styles.beside} id={slugFrom(heading)}>
      {content}
      <Picture name={picture} alt="" width={1600} height={1200} sizes="(width < 891px) 92vw, 540px" />
    </div>
  );
}

const PointRows = ({ points }: { points: NonNullable<ContentSection['points']> }) => (
  <ul className={styles.points}>
    {points.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
