import { useLocation } from 'wouter';
import { STAGES, type Stage, stageLabels } from '../../domain/content/stage.ts';
import { fillPath, paths, type RouteAddress } from '../../domain/routing/paths.ts';
import { ArticleList } from '../../features/articles/article-list.tsx';
import { type ArticleFilter, articleQueries } from '../../features/articles/queries.ts';
import { Chips } from '../../ui/chips.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';

const MAX_TEXT = 80;

function filterOf({ search }: RouteAddress): ArticleFilter {
  const stage = search.get('stage') as Stage;
  const text = search.get('text')?.trim().slice(0, MAX_TEXT);
  return { ...(STAGES.includes(stage) && { stage }), ...(text && { text }) };
}

const addressOf = (filter: ArticleFilter) => {
  const query = Object.entries(filter).filter(([, value]) => value) as [string, string][];
  return query.length > 0 ? fillPath(paths.articles, Object.fromEntries(query)) : paths.articles;
};

export const initialQueries: PageModule['initialQueries'] = (address) => [
  articleQueries.list(filterOf(address)),
];

export const status: PageModule['status'] = (client, address) =>
  httpStatusOf(client, articleQueries.list(filterOf(address)));

export const head: PageModule['head'] = (_, address) => ({
  intro: 'From the first plans to the first tantrum: what other parents in Malaysia wish they had known.',
  description: 'Pregnancy, newborns, sleep, food and family life, written for parents in Malaysia.',
  noIndex: Object.keys(filterOf(address)).length > 0,
});

export function Page({ address }: PageProps) {
  const [, navigate] = useLocation();
  const filter = filterOf(address);
  const chip = (label: string, stage?: Stage) => ({
    label,
    href: addressOf({ ...filter, stage }),
    current: filter.stage === stage,
  });
  return (
    <>
      <SearchField
        label="Search the articles"
        name="text"
        value={filter.text ?? ''}
        hiddenParams={filter.stage ? { stage: filter.stage } : {}}
        onSearch={(text) => navigate(addressOf({ ...filter, text }))}
      />
      <Chips
        label="Stages"
        chips={[chip('All'), ...STAGES.map((stage) => chip(stageLabels[stage], stage))]}
      />
      <ArticleList filter={filter} />
    </>
  );
}
