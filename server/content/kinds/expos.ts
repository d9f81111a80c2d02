import { TALK_PLACE_MAX_LENGTH, TALK_TITLE_MAX_LENGTH } from '../../../src/domain/expo/agenda.ts';
import { daysBetween } from '../../../src/domain/time/dates.ts';
import { optional } from '../field.ts';
import { yesNo } from '../fields/choices.ts';
import { actionId, idOf, slug } from '../fields/names.ts';
import { line, lineUpTo } from '../fields/text.ts';
import { day, time } from '../fields/times.ts';
import { kind, unless } from '../kind.ts';

/** No expo lasts so long: where one does, a year was mistyped. */
const MAX_DAYS = 100;

/** Before it nothing begins or ends at an expo. */
const MORNING = '08:00';

/**
 * The usual cause is an afternoon hour on the 12-hour clock: `2:30` instead of `14:30`. `past`: what to do with an end
 * that is past midnight.
 */
function notAfter(time: string, what: string, earlier: string, past: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  const later = `${Number(hours) + 12}:${minutes}`;
  const afternoon = later > earlier ? ` In the afternoon it is ${later}.` : '';
  const hints = time < MORNING ? `${afternoon} If it is past midnight, ${past}.` : '';
  return `${time} is not after ${what}, ${earlier}.${hints}`;
}

const closesLater = {
  takes: ['opens', 'closes'] as const,
  check: ({ opens, closes }: { opens: string; closes: string }) =>
    unless(
      opens < closes,
      'closes' as const,
      notAfter(
        closes,
        'the time when it opens',
        opens,
        'write 23:59: a day ends there. The hours after it can be those of a second day in hours',
      ),
    ),
};

export const expos = kind({
  key: ['id'],
  fields: {
    id: actionId,
    slug: optional(slug),
    name: line,
    from: day,
    to: day,
    opens: time,
    closes: time,
    venue: line,
    address: line,
    tagline: line,
    summary: line,
    entry: optional(line),
    showHighlights: yesNo,
    showStarBuys: yesNo,
    showPreExpoSale: yesNo,
  },
  rules: [
    {
      takes: ['from', 'to'],
      check: ({ from, to }) => unless(from <= to, 'to', 'is before the first day.'),
    },
    {
      takes: ['from', 'to'],
      // Each phone has the hours of every day.
      check: ({ from, to }) =>
        unless(
          daysBetween(from, to) <= MAX_DAYS,
          'to',
          `is more than ${MAX_DAYS} days after the first day, ${from}. Look at the year of both.`,
        ),
    },
    closesLater,
  ],
});

/** Days on which an expo is open at other times than usual. */
export const hours = kind({
  key: ['expo', 'day'],
  fields: { expo: idOf('expos'), day, opens: time, closes: time },
  rules: [closesLater],
});

export const highlights = kind({
  key: ['expo', 'title'],
  fields: { expo: idOf('expos'), title: line, text: line, picture: slug },
});

/** What happens on the stages. */
export const programme = kind({
  key: ['id'],
  fields: {
    id: actionId,
    expo: idOf('expos'),
    day,
    starts: time,
    ends: optional(time),
    title: lineUpTo(TALK_TITLE_MAX_LENGTH),
    speaker: optional(line),
    text: optional(line),
    place: lineUpTo(TALK_PLACE_MAX_LENGTH),
  },
  rules: [
    {
      takes: ['starts', 'ends'],
      check: ({ starts, ends }) =>
        ends === null
          ? []
          : unless(
              starts < ends,
              'ends',
              notAfter(ends, 'the start', starts, 'write 23:59, or leave it empty and say the end in text'),
            ),
    },
  ],
});
