import type { ReactNode } from 'react';
import type { Article } from '../../domain/content/article.ts';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { type PriceExpo, priceFor } from '../../domain/shop/price.ts';
import { NO_LONGER_LISTED } from '../../domain/shop/withdrawn.ts';
import { Card, CardGrid } from '../../ui/card.tsx';
import { Price } from '../../ui/price.tsx';
import { SavingBadge } from '../../ui/saving-badge.tsx';
import { Section } from '../../ui/section.tsx';
import { ArticleCard } from './article-card.tsx';
import styles from './article-links.module.css';

const SIZES = '(width < 576px) 44vw, (width < 891px) 30vw, 260px';

type Props = { article: Article; priceExpo: PriceExpo | undefined };

/** Links to the products and brands of an article, and to other articles of its stage. Prices are those at `priceExpo`. */
export function ArticleLinks({ article: { products, brands, more, stage }, priceExpo }: Props) {
  return (
    <>
      <div className={styles.mentions}>
        {products.length > 0 && (
          <Section title="Mentioned in this article">
            <CardGrid size="small" isSingleRow>
              {products.map((product) => (
                <ProductMention key={product.slug} product={product} priceExpo={priceExpo} />
              ))}
            </CardGrid>
          </Section>
        )}
        {brands.length > 0 && (
          <Section title="Brands">
            <CardGrid size="small" isSingleRow>
              {brands.map((brand) => (
                <Mention key={brand.slug} of={brand} path={paths.brand} eyebrow={brand.category}>
                  <p>{brand.tagline}</p>
                </Mention>
              ))}
            </CardGrid>
          </Section>
        )}
      </div>
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

type ProductProps = { product: Article['products'][number]; priceExpo: PriceExpo | undefined };

function ProductMention({ product, priceExpo }: ProductProps) {
  const prices = priceFor(product, priceExpo);
  return (
    <Mention
      of={product}
      path={paths.product}
      eyebrow={product.brand.name}
      badge={prices.savingPercent > 0 && <SavingBadge saving={prices.savingPercent} />}
    >
      {product.isWithdrawn ? <p>{NO_LONGER_LISTED}</p> : <Price {...prices} />}
    </Mention>
  );
}

type MentionProps = {
  of: { slug: string; name: string; picture: string };
  path: typeof paths.product | typeof paths.brand;
  eyebrow: string;
  badge?: ReactNode;
  children: ReactNode;
};

const Mention = ({ of: { slug, name, picture }, path, eyebrow, badge, children }: MentionProps) => (
  <Card
    href={fillPath(path, { slug })}
    title={name}
    picture={picture}
    sizes={SIZES}
    originalWidth={800}
    eyebrow={eyebrow}
    badge={badge}
  >
    {children}
  </Card>
);
