import { useQuery } from '@tanstack/react-query';
import { paths } from '../../domain/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListCount } from '../../ui/list-count.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Section } from '../../ui/section.tsx';
import '../../ui/skeleton-hero.css';
import styles from './place-card.module.css';
import { PlaceCard } from './place-card.tsx';
import { filterText, groupByRegion, isNarrowed, narrowPlaces, type PlaceFilter } from './place-filter.ts';
import { kidsPlaceQueries } from './queries.ts';

export function PlaceList({ filter }: { filter: PlaceFilter }) {
  const { data, error, errorUpdateCount, refetch } = useQuery(kidsPlaceQueries.list());
  return (
    <QueryView
      query={{ data: data && narrowPlaces(data, filter), error, errorUpdateCount, refetch }}
      subject="The places"
      skeleton={{ shape: 'card-places', label: 'Loading the places', count: 8 }}
      empty={<NoPlaces filter={filter} />}
    >
      {(all) => (
        <>
          <ListCount
            text={`${all.length === 1 ? 'One place' : `${all.length} places`} ${filterText(filter)}`}
            filter={filter}
            allHref={paths.kidsListing}
          />
          {groupByRegion(all).map(({ region, places }) => (
            <Section key={region} title={region}>
              <ul className={styles.places} data-columns>
                {places.map((place) => (
                  <PlaceCard
                    key={place.slug}
                    place={place}
                    isFirst={isNarrowed(filter) && place === all[0]}
                  />
                ))}
              </ul>
            </Section>
          ))}
        </>
      )}
    </QueryView>
  );
}

const NoPlaces = ({ filter }: { filter: PlaceFilter }) => (
  <EmptyState
    level={2}
    title={`No places ${filterText(filter)}`}
    text="Try another region or age, or tell us about a place you know."
    picture="nothing-found"
  >
    <ButtonLink href={paths.kidsListing}>See all places</ButtonLink>
    <ButtonLink href={paths.getInTouchVisitor} variant="outline">
      Suggest a place
    </ButtonLink>
  </EmptyState>
);
