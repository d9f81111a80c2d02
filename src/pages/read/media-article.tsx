import { useQuery } from '@tanstack/react-query';
import type { Media } from '../../domain/content/media.ts';
import { picturePath, SHARE_WIDTH } from '../../domain/content/pictures.ts';
import { paths, type RouteAddress } from '../../domain/routing/paths.ts';
import { dayLong } from '../../domain/time/dates.ts';
import { MediaCards } from '../../features/media/media-cards.tsx';
import { MediaDetail } from '../../features/media/media-detail.tsx';
import { mediaQueries } from '../../features/media/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf, isNotFound } from '../query-status.ts';

const MORE = 3;
const detailAt = ({ params }: RouteAddress) => mediaQueries.detail(params.slug ?? '');

export const initialQueries: PageModule['initialQueries'] = (address) => [
  detailAt(address),
  mediaQueries.list(),
];

export const head: PageModule['head'] = (client, address) => {
  const { queryKey } = detailAt(address);
  const found = client.getQueryData<Media>(queryKey);
  if (!found) return isNotFound(client.getQueryState(queryKey)?.error) ? { heading: null } : {};
  return {
    title: found.title,
    intro: `${found.outlet}\u00a0· ${dayLong(found.publishedOn)}`,
    description: found.summary,
    shareImage: picturePath(found.picture, SHARE_WIDTH),
  };
};

export const status: PageModule['status'] = (client, address) => httpStatusOf(client, detailAt(address));

export function Page({ address }: PageProps) {
  const { data, error, refetch } = useQuery(detailAt(address));
  const others = useQuery(mediaQueries.list()).data?.filter(({ slug }) => slug !== data?.slug) ?? [];
  if (data)
    return (
      <>
        <MediaDetail article={data} />
        {others.length > 0 && (
          <Section title="More from the media" moreLink={{ label: 'See all', href: paths.media }}>
            <MediaCards articles={others.slice(0, MORE)} level={3} />
          </Section>
        )}
      </>
    );
  if (!error) return <Skeleton shape="text" label="Loading the article" count={8} />;
  if (!isNotFound(error)) return <ErrorState subject="The article" onRetry={refetch} />;
  return (
    <EmptyState
      title="We do not have this article"
      text="It may have moved, or the link is old."
      picture="not-found-map"
    >
      <ButtonLink href={paths.media}>See what the media wrote</ButtonLink>
    </EmptyState>
  );
}
