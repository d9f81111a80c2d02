import type { ReactNode } from 'react';
import type { Article } from '../../domain/content/article.ts';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { Card, CardGrid } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { ArticleCard } from './article-card.tsx';
import styles from './article-links.module.css';

const SIZES = '(width < 576px) 44vw, (width < 891px) 30vw, 260px';

type Props = {
  article: Article;
  /** The cards of its products; null without any. */
  products: ReactNode;
};

/** Links to the products and brands of an article, and to other articles of its stage. */
export function ArticleLinks({ article: { brands, more, stage }, products }: Props) {
  return (
    <>
      <div className={styles.mentions}>
        {products && <Section title="Mentioned in this article">{products}</Section>}
        {brands.length > 0 && (
          <Section title="Brands">
            <CardGrid size="small" isSingleRow>
              {brands.map(({ slug, name, category, tagline, picture }) => (
                <Card
                  key={slug}
                  href={fillPath(paths.brand, { slug })}
                  title={name}
                  picture={picture}
                  sizes={SIZES}
                  originalWidth={800}
                  eyebrow={category}
                >
                  <p>{tagline}</p>
                </Card>
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
