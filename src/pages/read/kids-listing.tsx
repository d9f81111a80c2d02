// @script information

import { useQuery } from '@tanstack/react-query';
import { isEmptySection, isOffered } from '../../domain/routing/offered.ts';
import { paths } from '../../domain/routing/paths.ts';
import { IfOffered } from '../../features/flags/if-offered.tsx';
import { isNarrowed, parsePlaceFilter } from '../../features/kids-places/place-filter.ts';
import { PlaceFilterBar } from '../../features/kids-places/place-filter-bar.tsx';
import { PlaceList } from '../../features/kids-places/place-list.tsx';
import { kidsPlaceQueries } from '../../features/kids-places/queries.ts';
import { flagQueries, loadedFlags } from '../../platform/flag-queries.ts';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { HeroBanner } from '../../ui/hero-banner.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { OfflineCopyNoteOf } from '../offline-copy-note-of.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';

export const initialQueries: PageModule['initialQueries'] = () => [flagQueries.all()];
export const dependentQueries: PageModule['dependentQueries'] = (client) =>
  isOffered(loadedFlags(client), paths.kidsListing) ? [kidsPlaceQueries.list()] : [];
export const status: PageModule['status'] = (client) => {
  const flags = loadedFlags(client);
  if (!flags) return httpStatusOf(client, flagQueries.all());
  if (!isOffered(flags, paths.kidsListing)) return 404;
  return httpStatusOf(client, kidsPlaceQueries.list());
};
export const head: PageModule['head'] = (_client, { search }) => ({
  description: 'Places that children love, by region and age, with hours and prices.',
  noIndex: search.has('region') || search.has('age'),
});

export const Page = ({ address }: PageProps) => (
  <IfOffered
    path={paths.kidsListing}
    skeleton={{ label: 'Loading the places', count: 6 }}
    notOffered={<NothingHere title="Places for kids aren’t available right now" />}
  >
    <Places address={address} />
  </IfOffered>
);

function Places({ address }: PageProps) {
  const filter = parsePlaceFilter(address.search);
  const flags = useQuery(flagQueries.all()).data;
  if (isEmptySection(flags, paths.kidsListing)) return <NothingHere title="No places yet" />;
  return (
    <>
      {!isNarrowed(filter) && (
        <HeroBanner isLead tone="second-pale" title="A good day out, rain or shine" picture="highlight-play">
          <p>Places to go with kids: hours, prices and the right age for each.</p>
        </HeroBanner>
      )}
      <PlaceFilterBar filter={filter} />
      <OfflineCopyNoteOf query={kidsPlaceQueries.list()} />
      <PlaceList filter={filter} />
      <HeroBanner tone="accent" title="Know a good place?">
        <p>Tell us its name, where it is, and what your child loved.</p>
        <ButtonRow>
          <ButtonLink href={paths.getInTouchVisitor}>Suggest a place</ButtonLink>
        </ButtonRow>
      </HeroBanner>
    </>
  );
}
