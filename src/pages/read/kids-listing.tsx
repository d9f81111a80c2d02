import { paths } from '../../domain/routing/paths.ts';
import { parsePlaceFilter } from '../../features/kids-places/place-filter.ts';
import { PlaceFilterBar } from '../../features/kids-places/place-filter-bar.tsx';
import { PlaceList } from '../../features/kids-places/place-list.tsx';
import { kidsPlaceQueries } from '../../features/kids-places/queries.ts';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { HeroBanner } from '../../ui/hero-banner.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';

export const initialQueries: PageModule['initialQueries'] = ({ search }) => [
  kidsPlaceQueries.list(parsePlaceFilter(search)),
];
export const status: PageModule['status'] = (client, { search }) =>
  httpStatusOf(client, kidsPlaceQueries.list(parsePlaceFilter(search)));
export const head: PageModule['head'] = (_client, { search }) => ({
  description:
    'Places that children love in the Klang Valley, Penang and Johor Bahru, by age: play, water, books, farms and theatre, with hours and prices.',
  noIndex: search.has('region') || search.has('age'),
});

/** A flag hides the link in the footer, but not the page: its address may be shared. */
export function Page({ address }: PageProps) {
  const filter = parsePlaceFilter(address.search);
  return (
    <>
      <HeroBanner
        tone="sky"
        eyebrow="Kids listing"
        title="Where to take the children"
        picture="highlight-play"
      >
        <p>
          Visited by somebody of ours with a child in hand. With the hours, the price, and the age at which it
          is fun.
        </p>
      </HeroBanner>
      <PlaceFilterBar filter={filter} />
      <PlaceList filter={filter} />
      <HeroBanner tone="sun" level={2} title="Know a good one?">
        <p>Tell us what it is called, where it is, and what your child did not want to leave.</p>
        <ButtonRow>
          <ButtonLink href={paths.getInTouchVisitor}>Tell us of a place</ButtonLink>
        </ButtonRow>
      </HeroBanner>
    </>
  );
}
