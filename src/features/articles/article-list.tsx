import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../domain/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { ArticleCard } from './article-card.tsx';
import { LeadArticle } from './lead-article.tsx';
import { type ArticleFilter, articleQueries } from './queries.ts';

/** Articles, latest first, and the latest large. In a search their number stands above them. */
export function ArticleList({ filter }: { filter: ArticleFilter }) {
  const query = useInfiniteQuery(articleQueries.list(filter));
  return (
    <QueryView
      query={query}
      subject="The articles"
      skeleton={{ label: 'Loading the articles', count: 4 }}
      empty={<NoArticles text={filter.text ?? ''} />}
    >
      {({ pages }) => {
        const articles = pages.flatMap(({ items }) => items);
        const lead = filter.text ? undefined : articles[0];
        return (
          <>
            {lead && <LeadArticle article={lead} />}
            {filter.text && <p role="status">{articleCount(pages[0]?.total ?? 0)}</p>}
            <CardGrid size="large">
              {articles.slice(lead ? 1 : 0).map((article) => (
                <ArticleCard key={article.slug} article={article} level={2} />
              ))}
            </CardGrid>
            <ShowMore query={query} />
          </>
        );
      }}
    </QueryView>
  );
}

const articleCount = (count: number) => (count === 1 ? '1 article' : `${count} articles`);

const NoArticles = ({ text }: { text: string }) => (
  <EmptyState
    level={2}
    title={text ? `No articles about “${text}”` : 'No articles yet'}
    text="Try another word, or browse them all."
    picture="nothing-found"
  >
    <ButtonLink href={paths.articles}>See all articles</ButtonLink>
  </EmptyState>
);
