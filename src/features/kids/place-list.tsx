import { useQuery } from '@tanstack/react-query';
import { paths } from '../../domain/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { byRegion, type PlaceFilter } from './model.ts';
import styles from './place-card.module.css';
import { PlaceCard } from './place-card.tsx';
import { kids } from './queries.ts';

export function PlaceList({ filter }: { filter: PlaceFilter }) {
  const { data, error, refetch } = useQuery(kids.places(filter));
  if (!data)
    return error ? (
      <Failure what="The places" onRetry={refetch} />
    ) : (
      <Waiting label="Loading the places" blocks={6} />
    );
  if (data.length === 0) return <NonesuchNearby />;
  return (
    <>
      <p role="status">{data.length === 1 ? 'One place' : `${data.length} places`}</p>
      {byRegion(data).map(({ region, places }) => (
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
  <Notice
    level={2}
    title="Nothing for this age here yet"
    text="Try another region or age. If you know a good place, tell us about it."
    picture="not-found-map"
  >
    <ButtonLink href={paths.kidsListing}>Show all places</ButtonLink>
    <ButtonLink href={paths.getInTouchVisitor} look="outline">
      Tell us of a place
    </ButtonLink>
  </Notice>
);
