import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../domain/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { ArticleCard } from './article-card.tsx';
import { LeadArticle } from './lead-article.tsx';
import { type ArticleFilter, article } from './queries.ts';

/** Articles, latest first; the latest leads unless somebody looks for words. */
export function Articles({ filter }: { filter: ArticleFilter }) {
  const list = useInfiniteQuery(article.list(filter));
  if (!list.data)
    return list.error ? (
      <Failure what="The articles" onRetry={list.refetch} />
    ) : (
      <Waiting label="Loading the articles" blocks={4} />
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
        busy={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        onMore={() => list.fetchNextPage()}
      />
    </>
  );
}

const NothingFound = ({ text }: { text: string }) => (
  <Notice
    level={2}
    title={text ? `Nothing about “${text}” yet` : 'No articles here yet'}
    text="Try another word, or look through all of them."
    picture="not-found-map"
  >
    <ButtonLink href={paths.articles}>See all articles</ButtonLink>
  </Notice>
);
