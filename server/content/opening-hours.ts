import type { Day } from '../../src/domain/time/dates.ts';
import type { Content } from './content-kinds.ts';

type Hours = { opens: string; closes: string };

/** When an expo is open on a day: the hours of that day where there are any, else those of the expo. */
export function openingHours({
  expos,
  hours,
}: Pick<Content, 'expos' | 'hours'>): (expo: string, day: Day) => Hours | undefined {
  const ofExpo = new Map(expos.map((expo) => [expo.id, expo]));
  const ofDay = new Map(hours.map((each) => [`${each.expo} ${each.day}`, each]));
  return (expo, day) => ofDay.get(`${expo} ${day}`) ?? ofExpo.get(expo);
}
