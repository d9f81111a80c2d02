import type { MediaCard } from '../../domain/content/media.ts';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { dayLong } from '../../domain/time/dates.ts';
import { Card, CardGrid, LARGE_CARD_SIZES } from '../../ui/card.tsx';

type Props = {
  articles: readonly MediaCard[];
  level: 2 | 3;
  /** The first two pictures are then part of the server's HTML. */
  isAboveTheFold?: boolean;
};

export const MediaCards = ({ articles, level, isAboveTheFold = false }: Props) => (
  <CardGrid size="large">
    {articles.map((article, i) => (
      <Card
        key={article.slug}
        href={fillPath(paths.mediaArticle, { slug: article.slug })}
        title={article.title}
        level={level}
        picture={article.picture}
        scene="wide"
        sizes={LARGE_CARD_SIZES}
        priority={isAboveTheFold && i === 0}
        eager={isAboveTheFold && i === 1}
        eyebrow={article.outlet}
      >
        <p>{article.summary}</p>
        <p>
          <small>{dayLong(article.publishedOn)}</small>
        </p>
      </Card>
    ))}
  </CardGrid>
);
