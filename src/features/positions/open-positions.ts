import type { PositionCard, Salary } from '../../domain/content/position.ts';
import { currency } from '../../domain/organiser/currency.ts';
import { compareNames } from '../../domain/text/compare.ts';
import { encodePart } from '../../domain/text/encode-part.ts';
import { formatCount } from '../../domain/text/format-count.ts';
import type { Day } from '../../domain/time/dates.ts';

/** `RM 5,200 to 6,800 a month`; one sum where both ends are the same. */
export function salaryText({ from, to, per }: Salary): string {
  const range = from === to ? formatCount(from) : `${formatCount(from)} to ${formatCount(to)}`;
  return `${currency.before}${range}${currency.after} a ${per}`;
}

/** Applications are accepted until the end of the last day. A cached list may contain closed positions. */
export const isOpen = ({ closesOn }: Pick<PositionCard, 'closesOn'>, today: Day) => closesOn >= today;

/** Whether this position is the only open one. */
export function isOnlyOpen(slug: string, positions: readonly PositionCard[], today: Day): boolean {
  const open = positions.filter((position) => isOpen(position, today));
  return open.length > 0 && open.every((position) => position.slug === slug);
}

type Team = { name: string; positions: PositionCard[] };

/** Open positions by team, the team with most positions first. */
export function openPositionsByTeam(positions: readonly PositionCard[], today: Day): Team[] {
  const teams = new Map<string, PositionCard[]>();
  for (const position of positions)
    if (isOpen(position, today)) teams.set(position.team, [...(teams.get(position.team) ?? []), position]);
  return [...teams]
    .map(([name, teamPositions]) => ({ name, positions: teamPositions }))
    .sort((a, b) => b.positions.length - a.positions.length || compareNames(a.name, b.name));
}

const MOST_OTHERS = 3;

/** A few other open positions, those of the same team first. */
export function otherPositions(slug: string, positions: readonly PositionCard[], today: Day): PositionCard[] {
  const team = positions.find((position) => position.slug === slug)?.team;
  const others = positions.filter((position) => position.slug !== slug && isOpen(position, today));
  return [
    ...others.filter((position) => position.team === team),
    ...others.filter((position) => position.team !== team),
  ].slice(0, MOST_OTHERS);
}

/** A `mailto:` link with the subject of an application. */
export const applyHref = (address: string, title: string) =>
  `mailto:${address}?subject=${encodePart(`Application: ${title}`)}`;
