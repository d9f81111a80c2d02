// @script information

import { useQuery } from '@tanstack/react-query';
import { productName } from '../../domain/organiser/brand.ts';
import type { RouteAddress } from '../../domain/routing/paths.ts';
import { FaqSearch, faqSearchParams } from '../../features/faqs/faq-search.tsx';
import { faqQueries } from '../../features/faqs/queries.ts';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import '../../ui/skeleton-faqs.css';
import { LazyOfflineCopyNote } from '../lazy-offline-copy-note.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';

const searchTextOf = ({ search }: RouteAddress) => faqSearchParams.parse(search).q ?? '';

export const initialQueries: PageModule['initialQueries'] = () => [faqQueries.list()];
export const status: PageModule['status'] = (client) => httpStatusOf(client, faqQueries.list());
export const head: PageModule['head'] = (_client, address) => ({
  heading: 'FAQs',
  description: `Questions about ${productName}, and the answers.`,
  noIndex: searchTextOf(address) !== '',
});

export function Page({ address }: PageProps) {
  const query = useQuery(faqQueries.list());
  return (
    <QueryView
      query={query}
      subject="The questions"
      skeleton={{ shape: 'text-faqs', label: 'Loading the questions', count: 12 }}
      empty={<NothingHere title="No questions yet" />}
    >
      {(faqs) => (
        <FaqSearch
          faqs={faqs}
          initialText={searchTextOf(address)}
          note={<LazyOfflineCopyNote fetchedAtMs={query.dataUpdatedAt} />}
        />
      )}
    </QueryView>
  );
}
