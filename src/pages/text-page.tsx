import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ContentPage } from '../domain/content-page.ts';
import { updatedSentence } from '../features/organiser/model.ts';
import { organiser } from '../features/organiser/queries.ts';
import { SmallPrint } from '../features/organiser/small-print.tsx';
import { Failure } from '../ui/failure.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { statusOf } from './found.ts';
import type { HeadText } from './page.ts';

/** Everything but the component of a page of small print. */
export const textPage = (slug: string, description: string) => {
  const query = organiser.page(slug);
  return {
    queries: () => [query],
    status: (client: QueryClient) => statusOf(client, query),
    head: (client: QueryClient): HeadText => {
      const page = client.getQueryData<ContentPage>(query.queryKey);
      return { description, intro: page && updatedSentence(page) };
    },
  };
};

export function TextPage({ slug }: { slug: string }) {
  const { data, error, refetch } = useQuery(organiser.page(slug));
  if (data) return <SmallPrint page={data} />;
  return error ? (
    <Failure what="This text" onRetry={refetch} />
  ) : (
    <Waiting shape="text" label="Loading the text" blocks={10} />
  );
}
