import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ContentPage } from '../../domain/content/content-page.ts';
import { contentPageQueries } from '../../features/content-pages/queries.ts';
import { TextWithContents } from '../../features/content-pages/text-with-contents.tsx';
import { updatedSentence } from '../../features/content-pages/updated-sentence.ts';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import '../../ui/skeleton-read.css';
import type { PageMeta } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';

/** Everything but the component that the file of a legal page exports. */
export const legalPageModule = (slug: string, description: string) => {
  const query = contentPageQueries.detail(slug);
  return {
    initialQueries: () => [query],
    status: (client: QueryClient) => httpStatusOf(client, query),
    head: (client: QueryClient): PageMeta => {
      const page = client.getQueryData<ContentPage>(query.queryKey);
      if (page) return { description, facts: updatedSentence(page) };
      return { description, facts: client.getQueryState(query.queryKey)?.errorUpdateCount ? undefined : '' };
    },
  };
};

export function LegalPage({ slug }: { slug: string }) {
  return (
    <QueryView
      query={useQuery(contentPageQueries.detail(slug))}
      subject="This text"
      skeleton={{ shape: 'text-contents', label: 'Loading the text', count: 12 }}
      notFound={<NothingHere title="No text here yet" />}
    >
      {(page) => <TextWithContents page={page} />}
    </QueryView>
  );
}
