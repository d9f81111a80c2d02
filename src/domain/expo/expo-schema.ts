import * as v from 'valibot';

// Apart from the rules in expo.ts, so that valibot stays out of the first load: every page shows expos.

const day = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export const scheduleEntrySchema = v.object({ date: day, startTime: time, endTime: time });

export const expoSchema = v.object({
  id: v.string(),
  name: v.string(),
  slug: v.string(),
  fromDate: day,
  toDate: day,
  showHighlights: v.boolean(),
  showStarbuys: v.boolean(),
  showPreExpoSale: v.boolean(),
  venue: v.string(),
  tagline: v.string(),
  summary: v.string(),
  picture: v.string(),
  schedule: v.array(scheduleEntrySchema),
});
export const expoListSchema = v.object({ upcoming: v.array(expoSchema), past: v.array(expoSchema) });

/** One item on the stage programme of an expo. */
export const programmeItemSchema = v.object({
  date: day,
  startTime: time,
  title: v.string(),
  place: v.string(),
});
export const expoDetailSchema = v.object({
  ...expoSchema.entries,
  address: v.string(),
  programme: v.array(programmeItemSchema),
  highlights: v.array(v.object({ title: v.string(), text: v.string(), picture: v.string() })),
});
