import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ContentPage } from '../../domain/content/content-page.ts';
import { updatedSentence } from '../../features/organiser/model.ts';
import { organiser } from '../../features/organiser/queries.ts';
import { SmallPrint } from '../../features/organiser/small-print.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PageHead } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';

/** Everything but the component of a page of small print. */
export const legalPageModule = (slug: string, description: string) => {
  const query = organiser.page(slug);
  return {
    queries: () => [query],
    status: (client: QueryClient) => httpStatusOf(client, query),
    head: (client: QueryClient): PageHead => {
      const page = client.getQueryData<ContentPage>(query.queryKey);
      return { description, intro: page && updatedSentence(page) };
    },
  };
};

export function LegalPage({ slug }: { slug: string }) {
  const { data, error, refetch } = useQuery(organiser.page(slug));
  if (data) return <SmallPrint page={data} />;
  return error ? (
    <ErrorState subject="This text" onRetry={refetch} />
  ) : (
    <Skeleton shape="text" label="Loading the text" count={10} />
  );
}
