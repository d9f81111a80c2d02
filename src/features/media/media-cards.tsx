import type { MediaCard } from '../../domain/content/media.ts';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { dayLong } from '../../domain/time/dates.ts';
import { Card, CardGrid } from '../../ui/card.tsx';

type Props = {
  pieces: readonly MediaCard[];
  level: 2 | 3;
  /** On the first screen: its first two pictures are in the server's HTML. */
  isAboveTheFold?: boolean;
};

export const MediaCards = ({ pieces, level, isAboveTheFold = false }: Props) => (
  <CardGrid size="large">
    {pieces.map((piece, i) => (
      <Card
        key={piece.slug}
        href={fillPath(paths.mediaArticle, { slug: piece.slug })}
        title={piece.title}
        level={level}
        picture={piece.picture}
        ratio="16 / 10"
        sizes="(width < 576px) 92vw, (width < 891px) 45vw, 380px"
        priority={isAboveTheFold && i === 0}
        eager={isAboveTheFold && i === 1}
        eyebrow={piece.outlet}
      >
        <p>{piece.summary}</p>
        <p>
          <small>{dayLong(piece.publishedOn)}</small>
        </p>
      </Card>
    ))}
  </CardGrid>
);
