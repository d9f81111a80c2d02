import { useQuery } from '@tanstack/react-query';
import type { Article } from '../domain/article.ts';
import { paths } from '../domain/paths.ts';
import { picturePath, SHARE_WIDTH } from '../domain/pictures.ts';
import { datedLine } from '../features/article/article-card.tsx';
import { ArticleLinks } from '../features/article/article-links.tsx';
import { ArticleStory } from '../features/article/article-story.tsx';
import { article } from '../features/article/queries.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { isNotThere, statusOf } from './found.ts';
import type { At, PageModule, PageProps } from './page.ts';

const detailAt = ({ params }: At) => article.detail(params.slug ?? '');

export const queries: PageModule['queries'] = (at) => [detailAt(at)];

export const head: PageModule['head'] = (client, at) => {
  const { queryKey } = detailAt(at);
  const found = client.getQueryData<Article>(queryKey);
  if (!found) return isNotThere(client.getQueryState(queryKey)?.error) ? { heading: null } : {};
  return {
    title: found.title,
    intro: `${found.author}\u00a0· ${datedLine(found)}`,
    description: found.summary,
    shareImage: picturePath(found.picture, SHARE_WIDTH),
  };
};

export const status: PageModule['status'] = (client, at) => statusOf(client, detailAt(at));

export function Page({ at }: PageProps) {
  const { data, error, refetch } = useQuery(detailAt(at));
  if (data)
    return (
      <>
        <ArticleStory key={data.slug} article={data} />
        <ArticleLinks article={data} />
      </>
    );
  if (!error) return <Waiting shape="text" label="Loading the article" blocks={10} />;
  if (!isNotThere(error)) return <Failure what="The article" onRetry={refetch} />;
  return (
    <Notice
      title="We do not have this article"
      text="It may have moved, or the link is old."
      picture="not-found-map"
    >
      <ButtonLink href={paths.articles}>See all articles</ButtonLink>
    </Notice>
  );
}
