import { useQuery } from '@tanstack/react-query';
import { FaqSearch } from '../features/faq/faq-search.tsx';
import { faq } from '../features/faq/queries.ts';
import { Failure } from '../ui/failure.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { statusOf } from './found.ts';
import type { At, PageModule, PageProps } from './page.ts';

const lookedFor = ({ search }: At) => search.get('q') ?? '';

export const queries: PageModule['queries'] = () => [faq.list()];
export const status: PageModule['status'] = (client) => statusOf(client, faq.list());
export const head: PageModule['head'] = (_client, at) => ({
  description:
    'Answers for visitors: entry and opening hours, prams and parking, your pass without signal, points, star buys, your account, exhibiting.',
  noIndex: lookedFor(at) !== '',
});

export function Page({ at }: PageProps) {
  const { data, error, refetch } = useQuery(faq.list());
  const looked = lookedFor(at);
  if (data) return <FaqSearch faqs={data} looked={looked} />;
  if (!error) return <Waiting shape="row" label="Loading the questions" blocks={8} />;
  return <Failure what="The questions" level={1} onRetry={refetch} />;
}
