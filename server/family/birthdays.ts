import { datePartsOf } from '../../src/domain/time/date-options.ts';
import { addDays, type Day } from '../../src/domain/time/dates.ts';
import { type Family, isGrownUp } from '../../src/domain/visitor/family.ts';

/** The children who turn one or more on this day, and are not grown up. */
export const birthdayChildren = ({ children }: Pick<Family, 'children'>, day: Day) =>
  children.filter(
    ({ birthDate }) =>
      datePartsOf(birthDate).year < datePartsOf(day).year &&
      !isGrownUp(birthDate, day) &&
      celebratedOn(day).some((monthAndDay) => birthDate.endsWith(monthAndDay)),
  );

/** `-11-22`: how the birth dates end that are celebrated on this day. In short years 29 February moves to the 28th. */
export function celebratedOn(day: Day): string[] {
  const isLastOfShortFebruary = day.endsWith('-02-28') && addDays(day, 1).endsWith('-03-01');
  return [day.slice(-'-MM-DD'.length), ...(isLastOfShortFebruary ? ['-02-29'] : [])];
}
