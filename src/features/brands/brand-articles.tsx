import type { ArticleCard } from '../../domain/content/article.ts';
import { dateAndReadingTime } from '../../domain/content/date-and-reading-time.ts';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { Card, CardGrid } from '../../ui/card.tsx';

/** The articles that mention a brand. */
export function BrandArticles({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <CardGrid size="large" isSingleRow>
      {articles.map((article) => (
        <Card
          key={article.slug}
          href={fillPath(paths.article, { slug: article.slug })}
          title={article.title}
          picture={article.picture}
          scene="wide"
          sizes="(width < 576px) 74vw, 480px"
        >
          <p>{article.summary}</p>
          <p>
            <small>{dateAndReadingTime(article)}</small>
          </p>
        </Card>
      ))}
    </CardGrid>
  );
}
