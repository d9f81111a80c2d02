import { fillPath, paths } from '../../domain/routing/paths.ts';
import type { ProductCard } from '../../domain/shop/product.ts';
import { Card, CardGrid } from '../../ui/card.tsx';
import { Price } from '../../ui/price.tsx';

const SIZES = '(width < 576px) 45vw, (width < 891px) 30vw, 230px';

export function BrandProducts({ products }: { products: readonly ProductCard[] }) {
  return (
    <CardGrid size="small" isSingleRow>
      {products.map(({ slug, name, category, priceSen, listPriceSen, picture }) => (
        <Card
          key={slug}
          href={fillPath(paths.product, { slug })}
          title={name}
          picture={picture}
          originalWidth={800}
          sizes={SIZES}
          eyebrow={category}
        >
          <Price currentSen={priceSen} originalSen={listPriceSen} />
        </Card>
      ))}
    </CardGrid>
  );
}
