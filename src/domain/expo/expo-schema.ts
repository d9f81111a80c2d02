import * as v from 'valibot';
import { optionalListOf, rawListSchema, rightItems } from '../content/list-of.ts';
import { optionalText, requiredText } from '../text/optional-text.ts';
import { clockTimeSchema, daySchema } from '../time/time-schemas.ts';

// Apart from the rules in expo.ts, so that valibot stays out of the first load: every page shows expos.

/** The picture of an expo that has none: one of the page's own, wherever the expo comes from. */
const DEFAULT_PICTURE = '/images/highlight-lucky-draw';
const PICTURE = /^([a-z0-9@-]+|(https?:\/)?(\/[\w.~%@:#-]+)+)$/;

export const scheduleEntrySchema = v.object({
  date: daySchema,
  startTime: clockTimeSchema,
  endTime: clockTimeSchema,
});

/** What every backend has to send: the rest is shown where it is there. */
const specifiedEntries = {
  name: requiredText,
  slug: requiredText,
  fromDate: daySchema,
  toDate: daySchema,
  showHighlights: v.boolean(),
  showStarbuys: v.boolean(),
  showPreExpoSale: v.boolean(),
};
const expoEntries = {
  ...specifiedEntries,
  /** Empty where the backend has none: then the slug takes its place. */
  id: optionalText,
  venue: optionalText,
  /** Street and town; missing in lists that were stored before they had it. */
  address: v.optional(optionalText),
  tagline: optionalText,
  summary: optionalText,
  /** What it costs to get in, in words. */
  entry: v.optional(optionalText),
  picture: v.fallback(v.pipe(v.string(), v.regex(PICTURE)), DEFAULT_PICTURE),
  schedule: optionalListOf(scheduleEntrySchema),
};

/** When and where one item of the stage programme is. */
export const talkTimeEntries = {
  date: daySchema,
  startTime: clockTimeSchema,
  /** Empty where the organiser names none. */
  endTime: v.fallback(v.union([clockTimeSchema, v.literal('')]), ''),
};

/** One item on the stage programme of an expo. Without an id of its own it can be read, but not saved. */
export const talkSchema = v.object({
  id: optionalText,
  ...talkTimeEntries,
  title: requiredText,
  /** Missing where the organiser names none. */
  speaker: v.optional(optionalText),
  /** What it is about, in a few sentences; missing where the organiser says no more than the title. */
  text: v.optional(optionalText),
  place: optionalText,
});
const detailEntries = {
  ...expoEntries,
  programme: optionalListOf(talkSchema),
  highlights: optionalListOf(v.object({ title: requiredText, text: optionalText, picture: requiredText })),
  /** Exhibitors have their booths: there is a list of them, and a map. */
  hasBooths: v.optional(v.boolean()),
  /** There are rewards to collect. */
  hasRewards: v.optional(v.boolean()),
  /** The organiser no longer lists it. */
  isWithdrawn: v.optional(v.boolean()),
};

const isPeriod = ({ fromDate, toDate }: { fromDate: string; toDate: string }) => fromDate <= toDate;
const withId = <T extends { id: string; slug: string }>(expo: T): T => ({
  ...expo,
  id: expo.id || expo.slug,
});

export const expoSchema = v.pipe(
  v.object(expoEntries),
  v.check((expo) => isPeriod(expo)),
  v.transform((expo) => withId(expo)),
);
export const expoDetailSchema = v.pipe(
  v.object(detailEntries),
  v.check((expo) => isPeriod(expo)),
  v.transform((expo) => withId(expo)),
);

/** Without the wrong expos; an answer with wrong ones only is wrong itself. */
export const expoListSchema = v.pipe(
  v.object({ upcoming: rawListSchema, past: rawListSchema }),
  v.rawTransform<Record<'upcoming' | 'past', unknown[]>, Record<'upcoming' | 'past', Expo[]>>(
    ({ dataset: { value }, addIssue, NEVER }) => {
      const upcoming = rightItems(expoSchema, value.upcoming);
      const past = rightItems(expoSchema, value.past);
      const isNothingLeft = upcoming.length + past.length === 0;
      if (!isNothingLeft || value.upcoming.length + value.past.length === 0) return { upcoming, past };
      addIssue({ message: 'has wrong expos only' });
      return NEVER;
    },
  ),
);
type Expo = v.InferOutput<typeof expoSchema>;
