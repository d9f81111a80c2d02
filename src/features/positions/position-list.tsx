import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { PositionCard } from '../../domain/content/position.ts';
import { paths, positionPath } from '../../domain/routing/paths.ts';
import { dayLong } from '../../domain/time/dates.ts';
import { todayAtom } from '../../platform/clock.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { openPositionsByTeam, salaryText } from './open-positions.ts';
import styles from './position-list.module.css';
import { positionQueries } from './queries.ts';

/** All open positions by team; `without` leaves one out. Headings of teams are of level 3. */
export function PositionList({ excludeSlug }: { excludeSlug?: string }) {
  const today = useAtomValue(todayAtom);
  const { data, error, refetch } = useQuery(positionQueries.list());
  if (!data)
    return error ? (
      <ErrorState subject="The positions" onRetry={refetch} />
    ) : (
      <Skeleton shape="row" label="Loading the positions" count={6} />
    );
  const teams = openPositionsByTeam(
    data.filter(({ slug }) => slug !== excludeSlug),
    today,
  );
  if (teams.length === 0) return <NoneOpen />;
  return (
    <div className={styles.teams}>
      {teams.map(({ name, positions }) => (
        <section key={name}>
          <h3>{name}</h3>
          <ul>
            {positions.map((position) => (
              <Row key={position.slug} position={position} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ position }: { position: PositionCard }) {
  const { slug, title, place, type, picture, summary, salaryRM, closesOn } = position;
  return (
    <li className={styles.row}>
      <Picture name={picture} alt="" width={800} height={800} sizes="88px" originalWidth={800} />
      <div>
        <h4>
          <Link href={positionPath(slug)}>{title}</Link>
        </h4>
        <p>{summary}</p>
        <p className={styles.facts}>
          {type}&nbsp;· {place}
        </p>
      </div>
      <div>
        <p className={styles.salary}>{salaryText(salaryRM)}</p>
        <p className={styles.facts}>Write by {dayLong(closesOn)}</p>
      </div>
    </li>
  );
}

const NoneOpen = () => (
  <EmptyState
    level={2}
    title="Nothing open just now"
    text="New positions appear here first. If you are sure that we need you, tell us why."
    picture="mailbox"
  >
    <ButtonLink href={paths.getInTouch}>Get in touch</ButtonLink>
  </EmptyState>
);
