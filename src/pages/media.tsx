import { useQuery } from '@tanstack/react-query';
import { paths } from '../domain/paths.ts';
import { MediaCards } from '../features/media/media-cards.tsx';
import { media } from '../features/media/queries.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { statusOf } from './found.ts';
import type { PageModule } from './page.ts';

export const queries: PageModule['queries'] = () => [media.list()];

export const status: PageModule['status'] = (client) => statusOf(client, media.list());

export const head: PageModule['head'] = () => ({
  heading: 'In the media',
  intro: 'What newspapers, magazines and radio say about our expos.',
  description: 'What newspapers, magazines and radio say about our baby and parenting expos.',
});

export function Page() {
  const { data, error, refetch } = useQuery(media.list());
  if (data && data.length > 0) return <MediaCards pieces={data} level={2} top />;
  if (data)
    return (
      <Notice
        level={2}
        title="Nothing here yet"
        text="When somebody writes about us, you will find it here."
        picture="not-found-map"
      >
        <ButtonLink href={paths.articles}>Read our own articles</ButtonLink>
      </Notice>
    );
  if (error) return <Failure what="What the media wrote" onRetry={refetch} />;
  return <Waiting label="Loading what the media wrote" blocks={4} />;
}
