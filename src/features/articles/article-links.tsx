import type { Article } from '../../domain/content/article.ts';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { Card, CardGrid } from '../../ui/card.tsx';
import { Price } from '../../ui/price.tsx';
import { Section } from '../../ui/section.tsx';
import { ArticleCard } from './article-card.tsx';

const SIZES = '(width < 576px) 44vw, (width < 891px) 30vw, 260px';

/** Links to the products and brands of an article, and to other articles of its stage. */
export function ArticleLinks({ article: { products, brands, more, stage } }: { article: Article }) {
  return (
    <>
      {products.length > 0 && (
        <Section title="Mentioned in this article">
          <CardGrid size="small" isSingleRow>
            {products.map((product) => (
              <Card
                key={product.slug}
                href={fillPath(paths.product, { slug: product.slug })}
                title={product.name}
                picture={product.picture}
                sizes={SIZES}
                originalWidth={800}
                eyebrow={product.brand.name}
              >
                <Price currentSen={product.priceSen} originalSen={null} />
              </Card>
            ))}
          </CardGrid>
        </Section>
      )}
      {brands.length > 0 && (
        <Section title="Brands">
          <CardGrid size="small" isSingleRow>
            {brands.map((brand) => (
              <Card
                key={brand.slug}
                href={fillPath(paths.brand, { slug: brand.slug })}
                title={brand.name}
                picture={brand.picture}
                sizes={SIZES}
                originalWidth={800}
                eyebrow={brand.category}
              >
                <p>{brand.tagline}</p>
              </Card>
            ))}
          </CardGrid>
        </Section>
      )}
      {more.length > 0 && (
        <Section title="Read next" moreLink={{ label: 'See all', href: fillPath(paths.articles, { stage }) }}>
          <CardGrid size="large" isSingleRow>
            {more.map((other) => (
              <ArticleCard key={other.slug} article={other} />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}
