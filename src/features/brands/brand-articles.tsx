import type { ArticleCard } from '../../domain/content/article.ts';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { Card, CardGrid } from '../../ui/card.tsx';

/** The articles that mention a brand. */
export function BrandArticles({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <CardGrid size="large" isSingleRow>
      {articles.map(({ slug, title, summary, readingMinutes, picture }) => (
        <Card
          key={slug}
          href={fillPath(paths.article, { slug })}
          title={title}
          picture={picture}
          ratio={1.6}
          sizes="(width < 576px) 74vw, 480px"
        >
          <p>{summary}</p>
          <p>
            <small>{readingMinutes} min read</small>
          </p>
        </Card>
      ))}
    </CardGrid>
  );
}
