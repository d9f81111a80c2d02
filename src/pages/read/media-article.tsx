// @script reading

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Media, MediaCard } from '../../domain/content/media.ts';
import { sharePicturePath } from '../../domain/content/pictures.ts';
import { paths, type RouteAddress } from '../../domain/routing/paths.ts';
import { MediaCards } from '../../features/media/media-cards.tsx';
import { MediaDetail } from '../../features/media/media-detail.tsx';
import { mediaQueries } from '../../features/media/queries.ts';
import { findKnownItem } from '../../platform/known-item.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Section } from '../../ui/section.tsx';
import '../../ui/skeleton-read.css';
import { LazyOfflineCopyNote } from '../lazy-offline-copy-note.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';

const MAX_OTHERS = 3;
const detailQueryOf = ({ params }: RouteAddress) => mediaQueries.detail(params.slug ?? '');

const knownCard = (client: QueryClient, { params }: RouteAddress) =>
  findKnownItem<MediaCard>(client, params.slug ?? '', 'outlet');

export const initialQueries: PageModule['initialQueries'] = (address) => [
  detailQueryOf(address),
  mediaQueries.list(),
];

export const head: PageModule['head'] = (client, address) => {
  const query = detailQueryOf(address);
  if (httpStatusOf(client, query) === 404) return { heading: null, title: 'Article not found' };
  const article = client.getQueryData<Media>(query.queryKey) ?? knownCard(client, address);
  if (!article) return { heading: null, title: 'Article' };
  return {
    title: article.title,
    description: article.summary,
    shareImage: sharePicturePath(article.picture),
  };
};

export const status: PageModule['status'] = (client, address) => httpStatusOf(client, detailQueryOf(address));

export function Page({ address }: PageProps) {
  const query = useQuery(detailQueryOf(address));
  const card = knownCard(useQueryClient(), address);
  const others = useQuery(mediaQueries.list()).data?.filter(({ slug }) => slug !== query.data?.slug) ?? [];
  return (
    <QueryView
      query={query}
      subject="The article"
      level={1}
      skeleton={{ shape: 'text-article', label: 'Loading the article', count: 20 }}
      notFound={<UnknownArticle />}
      restSubject="The text"
      errorLinks={
        <ButtonLink href={paths.media} variant="outline">
          See all media coverage
        </ButtonLink>
      }
      renderKnown={card && ((rest) => rest)}
    >
      {(article) => (
        <>
          <MediaDetail article={article} note={<LazyOfflineCopyNote fetchedAtMs={query.dataUpdatedAt} />} />
          {others.length > 0 && (
            <Section title="More from the media" moreLink={{ label: 'See all', href: paths.media }}>
              <MediaCards articles={others.slice(0, MAX_OTHERS)} level={3} />
            </Section>
          )}
        </>
      )}
    </QueryView>
  );
}

const UnknownArticle = () => (
  <EmptyState
    title="We can’t find this article"
    text="It may have moved, or the link is old."
    picture="nothing-found"
  >
    <ButtonLink href={paths.media}>See all media coverage</ButtonLink>
  </EmptyState>
);
