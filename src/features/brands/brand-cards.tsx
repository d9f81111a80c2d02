import { brandPath } from '../../domain/routing/paths.ts';
import type { BrandCard } from '../../domain/shop/brand.ts';
import { Card, CardGrid } from '../../ui/card.tsx';

const SIZES = '(width < 576px) 45vw, (width < 891px) 30vw, 230px';

type Props = {
  brands: readonly BrandCard[];
  level?: 2 | 3;
  isSingleRow?: boolean;
  /** The first two pictures are then part of the server's HTML. */
  isAboveTheFold?: boolean;
};

export function BrandCards({ brands, level = 2, isSingleRow = false, isAboveTheFold = false }: Props) {
  return (
    <CardGrid size="small" isSingleRow={isSingleRow}>
      {brands.map(({ slug, name, tagline, category, country, picture }, i) => (
        <Card
          key={slug}
          href={brandPath(slug)}
          title={name}
          level={level}
          picture={picture}
          originalWidth={800}
          sizes={SIZES}
          priority={isAboveTheFold && i === 0}
          eager={isAboveTheFold && i === 1}
          eyebrow={country ? `${category}\u00a0· ${country}` : category}
        >
          <p>{tagline}</p>
        </Card>
      ))}
    </CardGrid>
  );
}
