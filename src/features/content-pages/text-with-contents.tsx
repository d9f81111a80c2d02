import { anchorId, type ContentPage } from '../../domain/content/content-page.ts';
import { RichText } from '../../ui/rich-text.tsx';
import styles from './text-with-contents.module.css';

/** A long text in sections, with a table of contents beside it where there is room. */
export function TextWithContents({ page }: { page: ContentPage }) {
  return (
    <div className={styles.page}>
      <nav aria-labelledby="contents" className={styles.contents}>
        <h2 id="contents">On this page</h2>
        <ol>
          {page.sections.map(({ heading }) => (
            <li key={heading}>
              <a href={`#${anchorId(heading)}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {page.sections.map(({ heading, body }, i) => (
          <section key={heading} id={anchorId(heading)} data-intro={i === 0 || undefined}>
            <h2>{heading}</h2>
            <RichText html={body} />
          </section>
        ))}
      </div>
    </div>
  );
}
