import { useQuery } from '@tanstack/react-query';
import { dayLong } from '../domain/dates.ts';
import type { Media } from '../domain/media.ts';
import { paths } from '../domain/paths.ts';
import { picturePath, SHARE_WIDTH } from '../domain/pictures.ts';
import { MediaCards } from '../features/media/media-cards.tsx';
import { MediaStory } from '../features/media/media-story.tsx';
import { media } from '../features/media/queries.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { Section } from '../ui/section.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { isNotThere, statusOf } from './found.ts';
import type { At, PageModule, PageProps } from './page.ts';

const MORE = 3;
const detailAt = ({ params }: At) => media.detail(params.slug ?? '');

export const queries: PageModule['queries'] = (at) => [detailAt(at), media.list()];

export const head: PageModule['head'] = (client, at) => {
  const { queryKey } = detailAt(at);
  const found = client.getQueryData<Media>(queryKey);
  if (!found) return isNotThere(client.getQueryState(queryKey)?.error) ? { heading: null } : {};
  return {
    title: found.title,
    intro: `${found.outlet}\u00a0· ${dayLong(found.publishedOn)}`,
    description: found.summary,
    shareImage: picturePath(found.picture, SHARE_WIDTH),
  };
};

export const status: PageModule['status'] = (client, at) => statusOf(client, detailAt(at));

export function Page({ at }: PageProps) {
  const { data, error, refetch } = useQuery(detailAt(at));
  const others = useQuery(media.list()).data?.filter(({ slug }) => slug !== data?.slug) ?? [];
  if (data)
    return (
      <>
        <MediaStory piece={data} />
        {others.length > 0 && (
          <Section title="More from the media" more={{ label: 'See all', href: paths.media }}>
            <MediaCards pieces={others.slice(0, MORE)} level={3} />
          </Section>
        )}
      </>
    );
  if (!error) return <Waiting shape="text" label="Loading the article" blocks={8} />;
  if (!isNotThere(error)) return <Failure what="The article" onRetry={refetch} />;
  return (
    <Notice
      title="We do not have this article"
      text="It may have moved, or the link is old."
      picture="not-found-map"
    >
      <ButtonLink href={paths.media}>See what the media wrote</ButtonLink>
    </Notice>
  );
}
