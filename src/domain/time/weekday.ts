// @script browse

import { type Day, dayRange } from './dates.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `Sat 4 Dec`; the year unless it is this one. Throws RangeError for an invalid day. */
export const dayWithWeekday = (day: Day, today: Day): string =>
  `${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]} ${dayRange(day, day, today)}`;
