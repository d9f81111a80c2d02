import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { ChevronRight } from 'lucide-react';
import type { PositionCard } from '../../domain/content/position.ts';
import { paths, positionPath } from '../../domain/routing/paths.ts';
import { dayLong } from '../../domain/time/dates.ts';
import { todayAtom } from '../../platform/clock.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { openPositionsByTeam, otherPositions, salaryText } from './open-positions.ts';
import styles from './position-list.module.css';
import { positionQueries } from './queries.ts';

type Props = {
  /** The level of the headings of teams. */
  level: 2 | 3;
  /** Without picture, summary and last day. */
  isBrief?: boolean;
};

/** All open positions by team. */
export function PositionList({ level, isBrief = false }: Props) {
  const today = useAtomValue(todayAtom);
  const { data, error, errorUpdateCount, refetch } = useQuery(positionQueries.list());
  const Heading = `h${level}` as const;
  return (
    <QueryView
      query={{
        data: data && openPositionsByTeam(data, today),
        error,
        errorUpdateCount,
        refetch,
      }}
      subject="The positions"
      skeleton={{ shape: 'row-positions', label: 'Loading the positions', count: 6 }}
      empty={<NoOpenPositions />}
    >
      {(teams) => (
        <div className={styles.teams}>
          {teams.map(({ name, positions }) => (
            <section key={name}>
              <Heading>{name}</Heading>
              <ul>
                {positions.map((position) => (
                  <PositionRow
                    key={position.slug}
                    position={position}
                    titleTag={level === 2 ? 'h3' : 'h4'}
                    isBrief={isBrief}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </QueryView>
  );
}

/** A few open positions beside the one of `slug`. Their titles are `h3`. */
export function OtherPositions({ slug }: { slug: string }) {
  const today = useAtomValue(todayAtom);
  const { data, error, errorUpdateCount, refetch } = useQuery(positionQueries.list());
  return (
    <QueryView
      query={{ data: data && otherPositions(slug, data, today), error, errorUpdateCount, refetch }}
      subject="The positions"
      skeleton={{ shape: 'line', label: 'Loading the positions', count: 3 }}
      empty={<NoOpenPositions />}
    >
      {(positions) => (
        <ul className={styles.rows}>
          {positions.map((position) => (
            <PositionRow key={position.slug} position={position} titleTag="h3" isBrief />
          ))}
        </ul>
      )}
    </QueryView>
  );
}

type RowProps = { position: PositionCard; titleTag: 'h3' | 'h4'; isBrief: boolean };

function PositionRow({ position, titleTag: Title, isBrief }: RowProps) {
  const { slug, title, place, type, picture, summary, salary, closesOn } = position;
  return (
    <li className={styles.row} data-brief={isBrief || undefined}>
      {!isBrief && (
        <Picture name={picture} alt="" width={800} height={800} sizes="88px" originalWidth={800} />
      )}
      <div>
        <Title>
          <Link href={positionPath(slug)}>{title}</Link>
        </Title>
        {!isBrief && <p>{summary}</p>}
        <p className={styles.facts}>
          {type}&nbsp;· {place}
        </p>
      </div>
      <div>
        <p className={styles.salary}>{salaryText(salary)}</p>
        {!isBrief && <p className={styles.facts}>Apply by {dayLong(closesOn)}</p>}
      </div>
      <ChevronRight className={styles.chevron} size={18} aria-hidden />
    </li>
  );
}

const NoOpenPositions = () => (
  <EmptyState
    level={2}
    title="No open positions right now"
    text="New positions show here first. Think we need you anyway? Write to us."
    picture="briefcase"
  >
    <ButtonLink href={paths.getInTouch}>Get in touch</ButtonLink>
  </EmptyState>
);
