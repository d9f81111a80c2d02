// @script information

import { useQuery } from '@tanstack/react-query';
import { paths } from '../../domain/routing/paths.ts';
import { MediaCards } from '../../features/media/media-cards.tsx';
import { mediaQueries } from '../../features/media/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LazyOfflineCopyNote } from '../lazy-offline-copy-note.tsx';
import type { PageModule } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';

export const initialQueries: PageModule['initialQueries'] = () => [mediaQueries.list()];

export const status: PageModule['status'] = (client) => httpStatusOf(client, mediaQueries.list());

export const head: PageModule['head'] = () => ({
  heading: 'In the media',
  intro: 'What newspapers and magazines write about our expos.',
  description: 'What newspapers and magazines write about our baby and parenting expos.',
});

export function Page() {
  const query = useQuery(mediaQueries.list());
  return (
    <QueryView
      query={query}
      subject="The media coverage"
      skeleton={{ shape: 'large-article', label: 'Loading the media coverage', count: 6 }}
      empty={<NoArticles />}
    >
      {(articles) => (
        <>
          <LazyOfflineCopyNote fetchedAtMs={query.dataUpdatedAt} />
          <MediaCards articles={articles} level={2} isAboveTheFold />
        </>
      )}
    </QueryView>
  );
}

const NoArticles = () => (
  <EmptyState
    level={2}
    title="No media coverage yet"
    text="When someone writes about us, it shows here."
    picture="mailbox"
  >
    <ButtonLink href={paths.articles}>Read our own articles</ButtonLink>
  </EmptyState>
);
