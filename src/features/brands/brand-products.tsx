import { fillPath, paths } from '../../domain/routing/paths.ts';
import { type PriceExpo, priceFor } from '../../domain/shop/price.ts';
import type { ProductCard } from '../../domain/shop/product.ts';
import { Card, CardGrid } from '../../ui/card.tsx';
import { Price } from '../../ui/price.tsx';
import { SavingBadge } from '../../ui/saving-badge.tsx';

const SIZES = '(width < 576px) 45vw, (width < 891px) 30vw, 230px';

type Props = { products: readonly ProductCard[]; priceExpo: PriceExpo | undefined };

export function BrandProducts({ products, priceExpo }: Props) {
  return (
    <CardGrid size="small" isSingleRow>
      {products.map((product) => {
        const prices = priceFor(product, priceExpo);
        return (
          <Card
            key={product.slug}
            href={fillPath(paths.product, { slug: product.slug })}
            title={product.name}
            picture={product.picture}
            originalWidth={800}
            sizes={SIZES}
            eyebrow={product.category}
            badge={prices.savingPercent > 0 && <SavingBadge saving={prices.savingPercent} />}
          >
            <Price {...prices} />
          </Card>
        );
      })}
    </CardGrid>
  );
}
