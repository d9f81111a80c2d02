import type { ReactNode } from 'react';
import type { Article } from '../../domain/content/article.ts';
import { brandPath, fillPath, paths } from '../../domain/routing/paths.ts';
import { CardGrid } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { ArticleCard } from './article-card.tsx';
import styles from './article-links.module.css';

type Props = {
  article: Article;
  /** The cards of its products; null without any. */
  products: ReactNode;
};

/** Links to the products and brands of an article, and to other articles of its stage. */
export function ArticleLinks({ article, products }: Props) {
  const { brands, more, stage } = article;
  return (
    <>
      <div className={styles.mentions} data-products={article.products.length}>
        {products && <Section title="Related products">{products}</Section>}
        {brands.length > 0 && (
          <Section title="Related brands">
            <ul className={styles.brands}>
              {brands.map(({ slug, name, category, tagline, picture }) => (
                <li key={slug}>
                  <Picture name={picture} alt="" width={64} height={64} sizes="64px" originalWidth={800} />
                  <div>
                    <h3>
                      <Link href={brandPath(slug)}>{name}</Link>
                    </h3>
                    <p>{category}</p>
                    <p>{tagline}</p>
                  </div>
                </li>
              ))}
            </ul>
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
