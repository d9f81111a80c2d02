import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../domain/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ArticleCard } from './article-card.tsx';
import { LeadArticle } from './lead-article.tsx';
import { type ArticleFilter, articleQueries } from './queries.ts';

/** Articles, latest first; the latest leads unless somebody looks for words. */
export function ArticleList({ filter }: { filter: ArticleFilter }) {
  const list = useInfiniteQuery(articleQueries.list(filter));
  if (!list.data)
    return list.error ? (
      <ErrorState subject="The articles" onRetry={list.refetch} />
    ) : (
      <Skeleton label="Loading the articles" count={4} />
    );
  const all = list.data.pages.flatMap(({ items }) => items);
  const total = list.data.pages[0]?.total ?? all.length;
  const [lead, ...rest] = filter.text ? [undefined, ...all] : all;
  if (all.length === 0) return <NothingFound text={filter.text ?? ''} />;
  return (
    <>
      {lead && <LeadArticle article={lead} />}
      <CardGrid size="large">
        {rest.map((one) => one && <ArticleCard key={one.slug} article={one} level={2} />)}
      </CardGrid>
      <ShowMore
        shown={all.length}
        total={total}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        isError={list.isFetchNextPageError}
        onLoadMore={() => list.fetchNextPage()}
      />
    </>
  );
}

const NothingFound = ({ text }: { text: string }) => (
  <EmptyState
    level={2}
    title={text ? `Nothing about “${text}” yet` : 'No articles here yet'}
    text="Try another word, or look through all of them."
    picture="not-found-map"
  >
    <ButtonLink href={paths.articles}>See all articles</ButtonLink>
  </EmptyState>
);
