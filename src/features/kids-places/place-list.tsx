import { useQuery } from '@tanstack/react-query';
import { paths } from '../../domain/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './place-card.module.css';
import { PlaceCard } from './place-card.tsx';
import { groupByRegion, type PlaceFilter } from './place-filter.ts';
import { kidsPlaceQueries } from './queries.ts';

export function PlaceList({ filter }: { filter: PlaceFilter }) {
  const { data, error, refetch } = useQuery(kidsPlaceQueries.list(filter));
  if (!data)
    return error ? (
      <ErrorState subject="The places" onRetry={refetch} />
    ) : (
      <Skeleton label="Loading the places" count={6} />
    );
  if (data.length === 0) return <NonesuchNearby />;
  return (
    <>
      <p role="status">{data.length === 1 ? 'One place' : `${data.length} places`}</p>
      {groupByRegion(data).map(({ region, places }) => (
        <Section key={region} title={region}>
          <ul className={styles.places}>
            {places.map((place) => (
              <PlaceCard key={place.slug} place={place} />
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

const NonesuchNearby = () => (
  <EmptyState
    level={2}
    title="Nothing for this age here yet"
    text="Try another region or age. If you know a good place, tell us about it."
    picture="not-found-map"
  >
    <ButtonLink href={paths.kidsListing}>Show all places</ButtonLink>
    <ButtonLink href={paths.getInTouchVisitor} variant="outline">
      Tell us of a place
    </ButtonLink>
  </EmptyState>
);
