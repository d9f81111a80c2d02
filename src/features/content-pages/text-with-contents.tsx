import type { ContentPage } from '../../domain/content/content-page.ts';
import { slugFrom } from '../../domain/text/slug-from.ts';
import { PartLinks } from '../../ui/part-links.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import styles from './text-with-contents.module.css';

/** A long text in sections, with a table of contents beside it where there is room. */
export function TextWithContents({ page }: { page: ContentPage }) {
  return (
    <div className={styles.page}>
      <PartLinks
        isBeside
        parts={page.sections.map(({ heading }) => ({ id: slugFrom(heading), name: heading }))}
      />
      <div className={styles.sections}>
        {page.sections.map(({ heading, body }, i) => (
          <section key={heading} id={slugFrom(heading)} data-intro={i === 0 || undefined}>
            <h2>{heading}</h2>
            <RichText html={body} />
          </section>
        ))}
      </div>
    </div>
  );
}
