import { useQuery } from '@tanstack/react-query';
import type { Article } from '../../domain/content/article.ts';
import { picturePath, SHARE_WIDTH } from '../../domain/content/pictures.ts';
import { paths, type RouteAddress } from '../../domain/routing/paths.ts';
import { dateAndReadingTime } from '../../features/articles/article-card.tsx';
import { ArticleDetail } from '../../features/articles/article-detail.tsx';
import { ArticleLinks } from '../../features/articles/article-links.tsx';
import { articleQueries } from '../../features/articles/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf, isNotFound } from '../query-status.ts';

const detailAt = ({ params }: RouteAddress) => articleQueries.detail(params.slug ?? '');

export const initialQueries: PageModule['initialQueries'] = (address) => [detailAt(address)];

export const head: PageModule['head'] = (client, address) => {
  const { queryKey } = detailAt(address);
  const found = client.getQueryData<Article>(queryKey);
  if (!found) return isNotFound(client.getQueryState(queryKey)?.error) ? { heading: null } : {};
  return {
    title: found.title,
    intro: `${found.author}\u00a0· ${dateAndReadingTime(found)}`,
    description: found.summary,
    shareImage: picturePath(found.picture, SHARE_WIDTH),
  };
};

export const status: PageModule['status'] = (client, address) => httpStatusOf(client, detailAt(address));

export function Page({ address }: PageProps) {
  const { data, error, refetch } = useQuery(detailAt(address));
  if (data)
    return (
      <>
        <ArticleDetail key={data.slug} article={data} />
        <ArticleLinks article={data} />
      </>
    );
  if (!error) return <Skeleton shape="text" label="Loading the article" count={10} />;
  if (!isNotFound(error)) return <ErrorState subject="The article" onRetry={refetch} />;
  return (
    <EmptyState
      title="We do not have this article"
      text="It may have moved, or the link is old."
      picture="not-found-map"
    >
      <ButtonLink href={paths.articles}>See all articles</ButtonLink>
    </EmptyState>
  );
}
