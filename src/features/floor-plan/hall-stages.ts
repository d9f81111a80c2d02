import type { Talk } from '../../domain/expo/expo.ts';

/**
 * The stages of a hall that was not drawn: the places of the programme, all in the hall that the programme names, or
 * else in the first one.
 */
export function hallStages(
  hall: string,
  halls: readonly string[],
  programme: readonly Pick<Talk, 'place'>[],
): string[] {
  const places = [...new Set(programme.map(({ place }) => place))];
  const stageHall = places.find((place) => halls.includes(place)) ?? halls[0];
  return hall === stageHall ? places.filter((place) => !halls.includes(place)).sort() : [];
}
