import type { ProgrammeItem } from '../../domain/expo/expo.ts';

/** What else stands in a hall: along the far wall, and along the wall with the doors. */
export type HallLandmarks = { farWall: string[]; doorWall: string[] };

/**
 * Stages and rooms are those that the programme names. They stand in the hall whose doors open, which the programme
 * names too; without a programme that is the first. Entrance and services follow the same rule in every hall.
 */
export function hallLandmarks(
  hall: string,
  halls: readonly string[],
  programme: readonly Pick<ProgrammeItem, 'place'>[],
): HallLandmarks {
  const places = [...new Set(programme.map(({ place }) => place))];
  const first = places.find((place) => halls.includes(place)) ?? halls[0];
  if (hall !== first) return { farWall: [], doorWall: ['Toilets', `To ${first}`, 'Nursery room'] };
  const before = places.filter((place) => !halls.includes(place)).sort();
  return { farWall: before, doorWall: ['Toilets', 'Info desk', 'Entrance', 'Nursery room'] };
}
