import type { PositionCard, Salary } from '../../domain/content/position.ts';
import { formatCount } from '../../domain/text/format-count.ts';
import type { Day } from '../../domain/time/dates.ts';

/** `RM 5,200 to 6,800 a month`; one sum where both ends are the same. */
export function salaryText({ from, to, per }: Salary): string {
  const range = from === to ? formatCount(from) : `${formatCount(from)} to ${formatCount(to)}`;
  return `RM ${range} a ${per}`;
}

/** The last day counts: who writes on it is not late. A list kept on the phone may be older than that. */
export const isOpen = ({ closesOn }: Pick<PositionCard, 'closesOn'>, today: Day) => closesOn >= today;

/** Whether this one is open, and no other is. */
export function isOnlyOpen(slug: string, positions: readonly PositionCard[], today: Day): boolean {
  const open = positions.filter((position) => isOpen(position, today));
  return open.length > 0 && open.every((position) => position.slug === slug);
}

export type Team = { name: string; positions: PositionCard[] };

/** Open positions by team, the one that is looking for most people first. */
export function openPositionsByTeam(positions: readonly PositionCard[], today: Day): Team[] {
  const teams = new Map<string, PositionCard[]>();
  for (const position of positions)
    if (isOpen(position, today)) teams.set(position.team, [...(teams.get(position.team) ?? []), position]);
  return [...teams]
    .map(([name, list]) => ({ name, positions: list }))
    .sort((a, b) => b.positions.length - a.positions.length || a.name.localeCompare(b.name));
}

/** Opens a letter to the organiser with its subject filled in. */
export const applyHref = (address: string, title: string) =>
  `mailto:${address}?subject=${encodeURIComponent(`Application: ${title}`)}`;
