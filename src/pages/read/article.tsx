// @script reading

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Article, ArticleCard } from '../../domain/content/article.ts';
import { sharePicturePath } from '../../domain/content/pictures.ts';
import { paths, type RouteAddress } from '../../domain/routing/paths.ts';
import { ArticleDetail, KnownArticle } from '../../features/articles/article-detail.tsx';
import { ArticleLinks } from '../../features/articles/article-links.tsx';
import { articleQueries } from '../../features/articles/queries.ts';
import { findKnownItem } from '../../platform/known-item.ts';
import { lazyOnFirstInteraction } from '../../platform/on-first-interaction.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import '../../ui/skeleton-read.css';
import { LazyOfflineCopyNote } from '../lazy-offline-copy-note.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';

const PRODUCTS_ID = 'products';

const ProductGrid = import.meta.env.SSR
  ? (await import('../shop/product-grid.tsx')).ProductGrid
  : lazyOnFirstInteraction(PRODUCTS_ID, () =>
      import('../shop/product-grid.tsx').then((module) => module.ProductGrid),
    );

const detailQueryOf = ({ params }: RouteAddress) => articleQueries.detail(params.slug ?? '');

const knownCard = (client: QueryClient, { params }: RouteAddress) =>
  findKnownItem<ArticleCard>(client, params.slug ?? '', 'readingMinutes');

export const initialQueries: PageModule['initialQueries'] = (address) => [detailQueryOf(address)];

export const head: PageModule['head'] = (client, address) => {
  const query = detailQueryOf(address);
  if (httpStatusOf(client, query) === 404) return { heading: null, title: 'Article not found' };
  const article = client.getQueryData<Article>(query.queryKey) ?? knownCard(client, address);
  if (!article) return { heading: null, title: 'Article' };
  return {
    title: article.title,
    description: article.summary,
    shareImage: sharePicturePath(article.picture),
  };
};

export const status: PageModule['status'] = (client, address) => httpStatusOf(client, detailQueryOf(address));

export function Page({ address }: PageProps) {
  const card = knownCard(useQueryClient(), address);
  const query = useQuery(detailQueryOf(address));
  return (
    <QueryView
      query={query}
      subject="The article"
      level={1}
      skeleton={{ shape: 'text-article', label: 'Loading the article', count: 20 }}
      notFound={<UnknownArticle />}
      restSubject="The text"
      errorLinks={
        <ButtonLink href={paths.articles} variant="outline">
          See all articles
        </ButtonLink>
      }
      renderKnown={card && ((rest) => <KnownArticle article={card} rest={rest} />)}
    >
      {(article) => (
        <>
          <ArticleDetail
            key={article.slug}
            article={article}
            note={<LazyOfflineCopyNote fetchedAtMs={query.dataUpdatedAt} />}
          />
          <ArticleLinks
            article={article}
            products={article.products.length > 0 && <Products products={article.products} />}
          />
        </>
      )}
    </QueryView>
  );
}

type ProductsProps = Pick<Article, 'products'>;

const Products = ({ products }: ProductsProps) => (
  <div id={PRODUCTS_ID}>
    <Suspense fallback={<Skeleton shape="small" label="Loading the products" count={2} />}>
      <ProductGrid products={products} level={3} isSingleRow />
    </Suspense>
  </div>
);

const UnknownArticle = () => (
  <EmptyState
    title="We can’t find this article"
    text="It may have moved, or the link is old."
    picture="nothing-found"
  >
    <ButtonLink href={paths.articles}>See all articles</ButtonLink>
  </EmptyState>
);
