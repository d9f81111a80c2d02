import { useQuery } from '@tanstack/react-query';
import { FaqSearch } from '../../features/faq/faq-search.tsx';
import { faq } from '../../features/faq/queries.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { At, PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';

const lookedFor = ({ search }: At) => search.get('q') ?? '';

export const queries: PageModule['initialQueries'] = () => [faq.list()];
export const status: PageModule['status'] = (client) => httpStatusOf(client, faq.list());
export const head: PageModule['head'] = (_client, at) => ({
  description:
    'Answers for visitors: entry and opening hours, prams and parking, your pass without signal, points, star buys, your account, exhibiting.',
  noIndex: lookedFor(at) !== '',
});

export function Page({ address }: PageProps) {
  const { data, error, refetch } = useQuery(faq.list());
  const looked = lookedFor(address);
  if (data) return <FaqSearch faqs={data} looked={looked} />;
  if (!error) return <Skeleton shape="row" label="Loading the questions" count={8} />;
  return <ErrorState subject="The questions" level={1} onRetry={refetch} />;
}
