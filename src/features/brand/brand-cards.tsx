import type { BrandCard } from '../../domain/brand.ts';
import { brandPath } from '../../domain/paths.ts';
import { Card, CardGrid } from '../../ui/card.tsx';

const SIZES = '(width < 576px) 45vw, (width < 891px) 30vw, 230px';

export function BrandCards({ brands }: { brands: readonly BrandCard[] }) {
  return (
    <CardGrid size="small">
      {brands.map(({ slug, name, tagline, category, country, picture }) => (
        <Card
          key={slug}
          href={brandPath(slug)}
          title={name}
          level={2}
          picture={picture}
          masterWidth={800}
          sizes={SIZES}
          eyebrow={`${category} · ${country}`}
        >
          <p>{tagline}</p>
        </Card>
      ))}
    </CardGrid>
  );
}
