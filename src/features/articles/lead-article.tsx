import type { ArticleCard } from '../../domain/content/article.ts';
import { dateAndReadingTime } from '../../domain/content/date-and-reading-time.ts';
import { stageLabels } from '../../domain/content/family-stage.ts';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './lead-article.module.css';

/** The latest article, over the whole width. */
export function LeadArticle({ article }: { article: ArticleCard }) {
  return (
    <article className={styles.lead}>
      <Picture
        name={article.picture}
        alt=""
        width={1600}
        height={1000}
        sizes="(width < 891px) 94vw, 700px"
        priority
      />
      <div>
        <p className={styles.stage}>{stageLabels[article.stage]}</p>
        <h2>
          <Link href={fillPath(paths.article, { slug: article.slug })}>{article.title}</Link>
        </h2>
        <p>{article.summary}</p>
        <p className={styles.byline}>
          {article.author}&nbsp;· {dateAndReadingTime(article)}
        </p>
      </div>
    </article>
  );
}
