import { dayLong } from '../../domain/dates.ts';
import type { MediaCard } from '../../domain/media.ts';
import { fill, paths } from '../../domain/paths.ts';
import { Card, CardGrid } from '../../ui/card.tsx';

export const MediaCards = ({ pieces, level }: { pieces: readonly MediaCard[]; level: 2 | 3 }) => (
  <CardGrid size="large">
    {pieces.map((piece) => (
      <Card
        key={piece.slug}
        href={fill(paths.mediaArticle, { slug: piece.slug })}
        title={piece.title}
        level={level}
        picture={piece.picture}
        ratio="16 / 10"
        sizes="(width < 576px) 92vw, (width < 891px) 45vw, 380px"
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
