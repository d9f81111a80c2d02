import type { ProgrammeItem } from '../../domain/expo/expo.ts';

/** What a hall contains besides booths: along the far wall, and along the wall with the doors. */
export type HallLandmarks = { farWall: string[]; doorWall: string[] };

/**
 * Stages and rooms come from the places of the programme. They are in the hall with the entrance: the hall that the
 * programme names, or the first hall. The other halls show the way to it.
 */
export function hallLandmarks(
  hall: string,
  halls: readonly string[],
  programme: readonly Pick<ProgrammeItem, 'place'>[],
): HallLandmarks {
  const places = [...new Set(programme.map(({ place }) => place))];
  const entranceHall = places.find((place) => halls.includes(place)) ?? halls[0];
  if (hall !== entranceHall)
    return { farWall: [], doorWall: ['Toilets', `To ${entranceHall}`, 'Nursery room'] };
  const stages = places.filter((place) => !halls.includes(place)).sort();
  return { farWall: stages, doorWall: ['Toilets', 'Info desk', 'Entrance', 'Nursery room'] };
}
