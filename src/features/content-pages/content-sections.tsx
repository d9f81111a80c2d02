import { anchorId, type ContentSection } from '../../domain/content/content-page.ts';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section } from '../../ui/section.tsx';
import { Tiles } from '../../ui/tiles.tsx';
import styles from './content-pages.module.css';

/** Sections one below the other: points become tiles, a picture is placed beside the text. */
export function ContentSections({ sections }: { sections: readonly ContentSection[] }) {
  return sections.map((section) => <SectionView key={section.heading} section={section} />);
}

function SectionView({ section: { heading, body, picture, points } }: { section: ContentSection }) {
  const content = (
    <Section title={heading}>
      <RichText html={body} />
      {points && <Tiles tiles={points} />}
    </Section>
  );
  if (!picture) return <div id={anchorId(heading)}>{content}</div>;
  return (
    <div className={styles.beside} id={anchorId(heading)}>
      {content}
      <Picture name={picture} alt="" width={1600} height={1200} sizes="(width < 891px) 92vw, 540px" />
    </div>
  );
}
