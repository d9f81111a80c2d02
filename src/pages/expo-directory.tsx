import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { exhibitorsPath, withQuery } from '../domain/paths.ts';
import { ExhibitorRows } from '../features/exhibitors/exhibitor-rows.tsx';
import { KeptNote } from '../features/exhibitors/kept-note.tsx';
import { found, hallsOf } from '../features/exhibitors/model.ts';
import { exhibitors } from '../features/exhibitors/queries.ts';
import { expo } from '../features/expo/queries.ts';
import { hallMarks } from '../features/floor-plan/hall-marks.ts';
import { HallPlan } from '../features/floor-plan/hall-plan.tsx';
import { planView } from '../features/floor-plan/model.ts';
import { Chips } from '../ui/chips.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Section } from '../ui/section.tsx';
import { ExhibitorsFound, exhibitorsStatus, type Found } from './exhibitors-found.tsx';
import { meantExpo } from './meant-expo.ts';
import type { At, PageModule, PageProps } from './page.ts';

export const queries: PageModule['queries'] = () => [expo.list()];

export const moreQueries: PageModule['moreQueries'] = (client, at, today) => {
  const slug = meantExpo(client, at, today);
  return slug ? [exhibitors.at(slug), expo.detail(slug)] : [];
};

export const head: PageModule['head'] = (_, { search }) => ({
  description: 'The floor plan of the expo: every booth, the stages, entrances and rest rooms, hall by hall.',
  noIndex: ['booth', 'hall', 'text'].some((name) => search.has(name)),
});

export const status = exhibitorsStatus;

export function Page({ at }: PageProps) {
  return (
    <ExhibitorsFound at={at} title="Expo Map">
      {(known) => <Plan at={at} {...known} />}
    </ExhibitorsFound>
  );
}

function Plan({ at, expoSlug, list, atMs }: Found & { at: At }) {
  const [, navigate] = useLocation();
  const { data: detail } = useQuery(expo.detail(expoSlug));
  const text = (at.search.get('text') ?? '').trim();
  const halls = hallsOf(list.items);
  const view = planView(list.items, halls, {
    booth: at.search.get('booth'),
    hall: at.search.get('hall'),
    found: text ? found(list.items, text) : null,
  });
  const marks = hallMarks(view.hall, halls, detail?.programme ?? []);
  const named = at.search.get('expoSlug');
  const to = (changes: Record<string, string | null>) => withQuery(at, changes);
  const isNobodyFound = view.matches?.size === 0;
  return (
    <>
      <KeptNote atMs={atMs} />
      <SearchField
        label="Search a brand or a booth"
        name="text"
        value={text}
        onSearch={(words) => navigate(to({ text: words, booth: null }))}
        alongside={named ? { expoSlug: named } : {}}
      />
      {halls.length > 1 && (
        <Chips
          label="Halls"
          chips={halls.map((hall) => ({
            label: hall,
            href: to({ hall, booth: null, text: null }),
            current: hall === view.hall,
          }))}
        />
      )}
      {isNobodyFound && <p role="status">Nobody here fits “{text}”. Try another word.</p>}
      <HallPlan view={view} marks={marks} hrefOf={(booth) => to({ booth })} />
      <Section title={view.hall} more={{ label: 'A to Z', href: exhibitorsPath(expoSlug) }}>
        <p>
          The plan is a sketch; signs in the hall have the last word. Also in this hall:{' '}
          {[...marks.before, ...marks.atDoors].join(', ')}.
        </p>
        <ExhibitorRows exhibitors={view.exhibitors} expoSlug={expoSlug} label="Booths" />
      </Section>
    </>
  );
}
