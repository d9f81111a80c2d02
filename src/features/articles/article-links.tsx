import type { ReactNode } from 'react';
import type { Article } from '../../domain/content/article.ts';
import { brandPath, fillPath, paths } from '../../domain/routing/paths.ts';
import { CardGrid } from '../../ui/card.tsx';
import { Row, RowList } from '../../ui/rows.tsx';
import { Section } from '../../ui/section.tsx';
import { ArticleCard } from './article-card.tsx';
import styles from './article-links.module.css';

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
            <RowList>
              {brands.map(({ slug, name, category, tagline, picture }) => (
                <Row key={slug} title={name} href={brandPath(slug)} picture={picture}>
                  <p>{category}</p>
                  <p>{tagline}</p>
                </Row>
              ))}
            </RowList>
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
