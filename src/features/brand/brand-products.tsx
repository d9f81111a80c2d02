import { ringgit } from '../../domain/money.ts';
import { fill, paths } from '../../domain/paths.ts';
import type { ProductCard } from '../../domain/product.ts';
import { Card, CardGrid } from '../../ui/card.tsx';

const SIZES = '(width < 576px) 45vw, (width < 891px) 30vw, 230px';

export function BrandProducts({ products }: { products: readonly ProductCard[] }) {
  return (
    <CardGrid size="small">
      {products.map(({ slug, name, category, priceSen, listPriceSen, picture }) => (
        <Card
          key={slug}
          href={fill(paths.product, { slug })}
          title={name}
          picture={picture}
          masterWidth={800}
          sizes={SIZES}
          eyebrow={category}
        >
          <p>
            <b>{ringgit(priceSen)}</b>
            {listPriceSen !== null && (
              <>
                {' '}
                <s>
                  <span className="visually-hidden">instead of </span>
                  {ringgit(listPriceSen)}
                </s>
              </>
            )}
          </p>
        </Card>
      ))}
    </CardGrid>
  );
}
