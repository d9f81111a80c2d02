import { paths } from '../domain/paths.ts';
import { placeFilter } from '../features/kids/model.ts';
import { PlaceFilters } from '../features/kids/place-filters.tsx';
import { PlaceList } from '../features/kids/place-list.tsx';
import { kids } from '../features/kids/queries.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Actions, Opening } from '../ui/opening.tsx';
import { statusOf } from './found.ts';
import type { PageModule, PageProps } from './page.ts';

export const queries: PageModule['queries'] = ({ search }) => [kids.places(placeFilter(search))];
export const status: PageModule['status'] = (client, { search }) =>
  statusOf(client, kids.places(placeFilter(search)));
export const head: PageModule['head'] = (_client, { search }) => ({
  description:
    'Places that children love in the Klang Valley, Penang and Johor Bahru, by age: play, water, books, farms and theatre, with hours and prices.',
  noIndex: search.has('region') || search.has('age'),
});

/** The flag that shows its link in the footer does not matter here: whoever has the address may read it. */
export function Page({ at }: PageProps) {
  const filter = placeFilter(at.search);
  return (
    <>
      <Opening
        ground="sky"
        eyebrow="Kids listing"
        title="Where to take the children"
        picture="highlight-play"
      >
        <p>
          Visited by somebody of ours with a child in hand. With the hours, the price, and the age at which it
          is fun.
        </p>
      </Opening>
      <PlaceFilters filter={filter} />
      <PlaceList filter={filter} />
      <Opening ground="sun" level={2} title="Know a good one?">
        <p>Tell us what it is called, where it is, and what your child did not want to leave.</p>
        <Actions>
          <ButtonLink href={paths.getInTouchVisitor}>Tell us of a place</ButtonLink>
        </Actions>
      </Opening>
    </>
  );
}
