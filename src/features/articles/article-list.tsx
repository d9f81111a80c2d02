import { useInfiniteQuery } from '@tanstack/react-query';
import { stageLabels } from '../../domain/content/family-stage.ts';
import { paths } from '../../domain/routing/paths.ts';
import { CardGrid } from '../../ui/card.tsx';
import { ListCount } from '../../ui/list-count.tsx';
import { NoMatches, SeeAllButton } from '../../ui/no-matches.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { ArticleCard } from './article-card.tsx';
import { ArticleRows } from './article-rows.tsx';
import { LeadArticle } from './lead-article.tsx';
import { type ArticleFilter, articleQueries } from './queries.ts';

/** Articles, latest first, and the latest large. A search has rows, with their number above them. */
export function ArticleList({ filter }: { filter: ArticleFilter }) {
  const query = useInfiniteQuery(articleQueries.list(filter));
  return (
    <QueryView
      query={query}
      subject="The articles"
      skeleton={{ shape: filter.text ? 'row' : 'lead', label: 'Loading the articles', count: 4 }}
      errorLinks={filter.text !== undefined && <SeeAllButton things="articles" href={paths.articles} />}
      empty={
        !filter.text && !filter.stage ? (
          <NothingHere title="No articles yet" />
        ) : (
          <NoMatches
            things="articles"
            text={filter.text}
            choices={[filter.stage && `in “${stageLabels[filter.stage]}”`]}
            allHref={paths.articles}
          />
        )
      }
    >
      {({ pages }) => {
        const articles = pages.flatMap(({ items }) => items);
        const [lead, ...others] = articles;
        return (
          <>
            {filter.text ? (
              <>
                <ListCount
                  text={foundText(pages[0]?.total ?? 0, filter.text)}
                  filter={filter}
                  allHref={paths.articles}
                />
                <ArticleRows articles={articles} text={filter.text} />
              </>
            ) : (
              <>
                {lead && <LeadArticle article={lead} />}
                <CardGrid size="large">
                  {others.map((article) => (
                    <ArticleCard key={article.slug} article={article} level={2} />
                  ))}
                </CardGrid>
              </>
            )}
            <ShowMore query={query} isCounted={Boolean(filter.text)} />
          </>
        );
      }}
    </QueryView>
  );
}

const foundText = (count: number, text: string) =>
  `${count} ${count === 1 ? 'article' : 'articles'} for “${text}”`;
