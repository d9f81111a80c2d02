import { useInfiniteQuery } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { STAGES, type Stage, stageLabels } from '../../domain/content/family-stage.ts';
import { productName } from '../../domain/organiser/brand.ts';
import { inCountry } from '../../domain/organiser/country.ts';
import { paths } from '../../domain/routing/paths.ts';
import { oneOf, searchParamsCodec, searchText } from '../../domain/routing/search-params.ts';
import { ArticleList } from '../../features/articles/article-list.tsx';
import { articleQueries } from '../../features/articles/queries.ts';
import { Chips } from '../../ui/chips.tsx';
import { isMissing } from '../../ui/query-view.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { OfflineCopyNoteOf } from '../offline-copy-note-of.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';

const filterParams = searchParamsCodec(paths.articles, { stage: oneOf(STAGES), text: searchText });

export const initialQueries: PageModule['initialQueries'] = (address) => [
  articleQueries.list(filterParams.parse(address.search)),
];

export const status: PageModule['status'] = (client, address) =>
  httpStatusOf(client, articleQueries.list(filterParams.parse(address.search)));

export const head: PageModule['head'] = (_, address) => ({
  intro: 'For expecting parents and young families.',
  description: `Articles for expecting parents and young families${inCountry}, chosen by ${productName}.`,
  noIndex: !filterParams.isEmpty(filterParams.parse(address.search)),
});

export function Page({ address }: PageProps) {
  const filter = filterParams.parse(address.search);
  const chip = (label: string, stage?: Stage) => ({
    label,
    href: filterParams.href({ ...filter, stage }),
    current: filter.stage === stage,
  });
  // If not even the whole list could be loaded, there is nothing to search.
  const hasFilters =
    !isMissing(useInfiniteQuery(articleQueries.list(filter))) || !filterParams.isEmpty(filter);
  if (!hasFilters) return <ArticleList filter={filter} />;
  return (
    <>
      <SearchField
        label="Search the articles"
        name="text"
        value={filter.text ?? ''}
        hiddenParams={filter.stage ? { stage: filter.stage } : {}}
        onSearch={(text) => navigate(filterParams.href({ ...filter, text }))}
      />
      <Chips
        label="Stages"
        chips={[chip('All'), ...STAGES.map((stage) => chip(stageLabels[stage], stage))]}
      />
      {/* What a search found is not stored. */}
      {!filter.text && <OfflineCopyNoteOf query={articleQueries.list(filter)} />}
      <ArticleList filter={filter} />
    </>
  );
}
