import { useAtomValue } from 'jotai';
import { navigate } from 'wouter/use-browser-location';
import type { ExpoList } from '../../domain/expo/expo.ts';
import { exhibitorsPath, expoMapPath, type RouteAddress, withQuery } from '../../domain/routing/paths.ts';
import { counted } from '../../domain/text/counted.ts';
import {
  countBrands,
  exhibitorFilterParams,
  filterExhibitors,
} from '../../features/exhibitors/exhibitor-filter.ts';
import { ExhibitorRows } from '../../features/exhibitors/exhibitor-rows.tsx';
import { exhibitorQueries } from '../../features/exhibitors/queries.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import type { BoothMark } from '../../features/floor-plan/booth-marks.ts';
import { hasPlan } from '../../features/floor-plan/has-plan.ts';
import { haveWords, MarksLegend } from '../../features/floor-plan/marks-legend.tsx';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { AlphabetFilter } from '../../ui/alphabet-filter.tsx';
import chipRows from '../../ui/chip-rows.module.css';
import { Chips } from '../../ui/chips.tsx';
import { ListCount } from '../../ui/list-count.tsx';
import { NoMatches } from '../../ui/no-matches.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Section } from '../../ui/section.tsx';
import { OfflineCopyNote } from '../offline-copy-note.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { ExhibitorsQueryView, exhibitorsStatus, type LoadedExhibitors } from './exhibitors-query-view.tsx';
import { expoHead } from './expo-head.ts';
import { expoFactsLine, nameAndVenue, shownExpo } from './expo-part-head.ts';
import { selectExpo, selectedExpoSlug } from './selected-expo.ts';
import { useBoothMarks } from './use-booth-marks.tsx';
import '../../ui/skeleton-filters.css';

export const initialQueries: PageModule['initialQueries'] = () => [expoQueries.list()];

export const dependentQueries: PageModule['dependentQueries'] = (client, address, today) => {
  const slug = selectedExpoSlug(client, address, today);
  return slug ? [exhibitorQueries.list(slug)] : [];
};

export const head: PageModule['head'] = (client, address, today) => {
  const select = (list: ExpoList) => selectExpo(list, address, today);
  const expo = shownExpo(client, address, select);
  const isNarrowed = !exhibitorFilterParams.isEmpty(exhibitorFilterParams.parse(address.search));
  return {
    ...expoHead(expo, exhibitorsPath, isNarrowed),
    facts: expoFactsLine(client, today, select),
    description: `Who is at ${nameAndVenue(expo)}, by hall and A to Z, with their booths. The list works without signal.`,
  };
};

export const status = exhibitorsStatus;

export function Page({ address }: PageProps) {
  return (
    <ExhibitorsQueryView
      address={address}
      subject="The exhibitors"
      skeleton={{ shape: 'rows-filters', label: 'Loading the exhibitors', count: 20 }}
    >
      {(loaded) => <ExhibitorsByHall address={address} {...loaded} />}
    </ExhibitorsQueryView>
  );
}

/** In the legend from the start, so that the list stays where it is when they arrive. */
const OWN_MARKS: BoothMark[] = ['list', 'visited', 'followed'];

function ExhibitorsByHall({
  address,
  expoSlug,
  expo,
  exhibitorList,
  fetchedAtMs,
}: LoadedExhibitors & { address: RouteAddress }) {
  const isAuth = useAtomValue(isAuthAtom);
  const filter = exhibitorFilterParams.parse(address.search);
  const { halls, letters, groups, total } = filterExhibitors(exhibitorList.items, filter);
  const { hall = null, letter = null, text = '' } = filter;
  const { marks, noteOf } = useBoothMarks(expo?.id ?? expoSlug, exhibitorList.items);
  const allMarks = [...(isAuth ? OWN_MARKS : []), ...[...marks.values()].flat()];
  // The address gets an expo only when the visitor chose one: with `expoSlug` it counts as another page.
  const chosenExpo = address.search.get('expoSlug');
  const to = (changes: Record<string, string | null>) => withQuery(address, changes);
  const allHref = to({ text: null, letter: null, hall: null });
  return (
    <>
      <OfflineCopyNote fetchedAtMs={fetchedAtMs} />
      <div className={chipRows.filters}>
        <SearchField
          label="Brand or booth"
          name="text"
          value={text}
          onSearch={(text) => navigate(to({ text }))}
          hiddenParams={{
            ...(chosenExpo && { expoSlug: chosenExpo }),
            ...(hall && { hall }),
            ...(letter && { letter }),
          }}
        />
        <div className={chipRows.rows}>
          {halls.length > 1 && (
            <Chips
              label="Halls"
              chips={[null, ...halls].map((choice) => ({
                label: choice ?? 'All halls',
                href: to({ hall: choice, letter: null }),
                current: choice === hall,
              }))}
            />
          )}
          <AlphabetFilter available={letters} current={letter} hrefOf={(letter) => to({ letter })} />
        </div>
      </div>
      {total > 0 && (
        <ListCount
          text={
            exhibitorFilterParams.isEmpty(filter)
              ? counted(total, 'exhibitor')
              : `${total} of ${counted(countBrands(exhibitorList.items), 'exhibitor')}`
          }
          filter={filter}
          allHref={allHref}
        />
      )}
      {total > 0 ? (
        <MarksLegend marks={haveWords(marks.values()) && !isAuth ? [] : allMarks} />
      ) : (
        <NoMatches
          things="exhibitors"
          text={text}
          choices={[hall && `in ${hall}`, letter && `under ${letter}`]}
          allHref={allHref}
        />
      )}
      {groups.map((group) => (
        <Section
          key={group.hall}
          title={group.hall}
          {...(hasPlan(group.hall, exhibitorList.plans ?? [], exhibitorList.items)
            ? { moreLink: { label: `Map of ${group.hall}`, href: hallPlanPath(expoSlug, group.hall) } }
            : { aside: 'No plan yet' })}
        >
          <ExhibitorRows exhibitors={group.exhibitors} expoSlug={expoSlug} noteOf={noteOf} />
        </Section>
      ))}
    </>
  );
}

const hallPlanPath = (expoSlug: string, hall: string) =>
  `${expoMapPath(expoSlug)}&${new URLSearchParams({ hall })}`;
