import { paths } from '../../domain/routing/paths.ts';
import { placeFilter } from '../../features/kids/model.ts';
import { PlaceFilters } from '../../features/kids/place-filters.tsx';
import { PlaceList } from '../../features/kids/place-list.tsx';
import { kids } from '../../features/kids/queries.ts';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { HeroBanner } from '../../ui/hero-banner.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';

export const queries: PageModule['initialQueries'] = ({ search }) => [kids.places(placeFilter(search))];
export const status: PageModule['status'] = (client, { search }) =>
  httpStatusOf(client, kids.places(placeFilter(search)));
export const head: PageModule['head'] = (_client, { search }) => ({
  description:
    'Places that children love in the Klang Valley, Penang and Johor Bahru, by age: play, water, books, farms and theatre, with hours and prices.',
  noIndex: search.has('region') || search.has('age'),
});

/** The flag that shows its link in the footer does not matter here: whoever has the address may read it. */
export function Page({ address }: PageProps) {
  const filter = placeFilter(address.search);
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
      <PlaceFilters filter={filter} />
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
