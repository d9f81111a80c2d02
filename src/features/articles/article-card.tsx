import type { ArticleCard as Article } from '../../domain/content/article.ts';
import { dateAndReadingTime } from '../../domain/content/date-and-reading-time.ts';
import { stageLabels } from '../../domain/content/family-stage.ts';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { Card, LARGE_CARD_SIZES } from '../../ui/card.tsx';

type Props = {
  article: Article;
  level?: 2 | 3;
  /** As in `Picture`, where it is not in a grid of large cards. */
  sizes?: string;
};

export function ArticleCard({ article, level = 3, sizes = LARGE_CARD_SIZES }: Props) {
  return (
    <Card
      href={fillPath(paths.article, { slug: article.slug })}
      title={article.title}
      level={level}
      picture={article.picture}
      scene="wide"
      sizes={sizes}
      eyebrow={stageLabels[article.stage]}
    >
      <p>{article.summary}</p>
      <p>
        <small>{dateAndReadingTime(article)}</small>
      </p>
    </Card>
  );
}
