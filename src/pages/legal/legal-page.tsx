import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ContentPage } from '../../domain/content/content-page.ts';
import { contentPageQueries } from '../../features/content-pages/queries.ts';
import { TextWithContents } from '../../features/content-pages/text-with-contents.tsx';
import { updatedSentence } from '../../features/content-pages/updated-sentence.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PageHead } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';

/** Everything but the component of a page of small print. */
export const legalPageModule = (slug: string, description: string) => {
  const query = contentPageQueries.detail(slug);
  return {
    initialQueries: () => [query],
    status: (client: QueryClient) => httpStatusOf(client, query),
    head: (client: QueryClient): PageHead => {
      const page = client.getQueryData<ContentPage>(query.queryKey);
      return { description, intro: page && updatedSentence(page) };
    },
  };
};

export function LegalPage({ slug }: { slug: string }) {
  const { data, error, refetch } = useQuery(contentPageQueries.detail(slug));
  if (data) return <TextWithContents page={data} />;
  return error ? (
    <ErrorState subject="This text" onRetry={refetch} />
  ) : (
    <Skeleton shape="text" label="Loading the text" count={10} />
  );
}
