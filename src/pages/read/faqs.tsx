import { useQuery } from '@tanstack/react-query';
import type { RouteAddress } from '../../domain/routing/paths.ts';
import { FaqSearch } from '../../features/faqs/faq-search.tsx';
import { faqQueries } from '../../features/faqs/queries.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';

const lookedFor = ({ search }: RouteAddress) => search.get('q') ?? '';

export const initialQueries: PageModule['initialQueries'] = () => [faqQueries.list()];
export const status: PageModule['status'] = (client) => httpStatusOf(client, faqQueries.list());
export const head: PageModule['head'] = (_client, address) => ({
  description:
    'Answers for visitors: entry and opening hours, prams and parking, your pass without signal, points, star buys, your account, exhibiting.',
  noIndex: lookedFor(address) !== '',
});

export function Page({ address }: PageProps) {
  const { data, error, refetch } = useQuery(faqQueries.list());
  const looked = lookedFor(address);
  if (data) return <FaqSearch faqs={data} initialText={looked} />;
  if (!error) return <Skeleton shape="row" label="Loading the questions" count={8} />;
  return <ErrorState subject="The questions" level={1} onRetry={refetch} />;
}
