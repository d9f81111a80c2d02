import { useLocation } from 'wouter';
import { directoryPath, withQuery } from '../domain/paths.ts';
import { ExhibitorRows } from '../features/exhibitors/exhibitor-rows.tsx';
import { KeptNote } from '../features/exhibitors/kept-note.tsx';
import { exhibitorsView, isNarrowed, wantedIn } from '../features/exhibitors/model.ts';
import { exhibitors } from '../features/exhibitors/queries.ts';
import { expo } from '../features/expo/queries.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Chips } from '../ui/chips.tsx';
import { Letters } from '../ui/letters.tsx';
import { Notice } from '../ui/notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Section } from '../ui/section.tsx';
import { ExhibitorsFound, exhibitorsStatus, type Found } from './exhibitors-found.tsx';
import { meantExpo } from './meant-expo.ts';
import type { At, PageModule, PageProps } from './page.ts';

export const queries: PageModule['queries'] = () => [expo.list()];

export const moreQueries: PageModule['moreQueries'] = (client, at, today) => {
  const slug = meantExpo(client, at, today);
  return slug ? [exhibitors.at(slug)] : [];
};

export const head: PageModule['head'] = (_, { search }) => ({
  description: 'Who is at the expo, by hall and A to Z, with their booths. The list works without signal.',
  noIndex: isNarrowed(wantedIn(search)),
});

export const status = exhibitorsStatus;

export function Page({ at }: PageProps) {
  return (
    <ExhibitorsFound at={at} title="Exhibitors">
      {(found) => <Everybody at={at} {...found} />}
    </ExhibitorsFound>
  );
}

function Everybody({ at, expoSlug, list, atMs }: Found & { at: At }) {
  const [, navigate] = useLocation();
  const wanted = wantedIn(at.search);
  const { halls, letters, groups, total } = exhibitorsView(list.items, wanted);
  const { hall, letter, text } = wanted;
  // An expo goes into the address only where the visitor chose it: with one of its own it is another place.
  const named = at.search.get('expoSlug');
  const to = (changes: Record<string, string | null>) => withQuery(at, changes);
  return (
    <>
      <KeptNote atMs={atMs} />
      <SearchField
        label="Search a brand or a booth"
        name="text"
        value={text}
        onSearch={(words) => navigate(to({ text: words }))}
        alongside={{ ...(named && { expoSlug: named }), ...(hall && { hall }), ...(letter && { letter }) }}
      />
      {halls.length > 1 && (
        <Chips
          label="Halls"
          chips={[null, ...halls].map((one) => ({
            label: one ?? 'All halls',
            href: to({ hall: one, letter: null }),
            current: one === hall,
          }))}
        />
      )}
      <Letters label="Letters" used={letters} current={letter} hrefOf={(one) => to({ letter: one })} />
      <p role="status">
        {total === 1 ? 'One exhibitor' : `${total} exhibitors`}
        {isNarrowed(wanted) && ` of ${list.items.length}`}
      </p>
      {total === 0 && (
        <Notice
          level={2}
          title="Nobody fits"
          text="Try another word, letter or hall."
          picture="not-found-map"
        >
          <ButtonLink href={to({ text: null, letter: null, hall: null })}>See everybody</ButtonLink>
        </Notice>
      )}
      {groups.map((group) => (
        <Section
          key={group.hall}
          title={group.hall}
          more={{ label: 'Map', href: withQueryHall(expoSlug, group.hall) }}
        >
          <ExhibitorRows exhibitors={group.exhibitors} expoSlug={expoSlug} />
        </Section>
      ))}
    </>
  );
}

const withQueryHall = (expoSlug: string, hall: string) =>
  `${directoryPath(expoSlug)}&${new URLSearchParams({ hall })}`;
