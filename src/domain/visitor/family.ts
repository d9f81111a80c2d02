import * as v from 'valibot';
import { listUpTo } from '../content/list-of.ts';
import { lineSchema } from '../text/line-schema.ts';
import { datePartsOf } from '../time/date-options.ts';
import type { Day } from '../time/dates.ts';
import { daySchema } from '../time/time-schemas.ts';

/**
 * What a visitor can be interested in: what one buys for a child, then topics. What was stored once stays in the list.
 */
export const interests = [
  'bath',
  'books',
  'fashion',
  'diapers',
  'feeding',
  'health',
  'mother',
  'nursery',
  'play',
  'travel',
  'sleep',
  'talks',
] as const;
export type Interest = (typeof interests)[number];

export const MAX_CHILDREN = 6;
export const CHILD_NAME_MAX_LENGTH = 60;

const LAST_AGE = 18;
/** Nobody adds a grown-up child, and none earns points. What is stored stays. */
export const isGrownUp = (birthDate: Day, today: Day) =>
  datePartsOf(today).year - datePartsOf(birthDate).year > LAST_AGE;

export const childSchema = v.object({
  /** Empty when the parents do not give it. */
  name: lineSchema(CHILD_NAME_MAX_LENGTH),
  birthDate: daySchema,
});

export const familySchema = v.object({
  isExpecting: v.boolean(),
  isParent: v.boolean(),
  /** Null when unknown, or when no child is expected. */
  dueDate: v.nullable(daySchema),
  children: listUpTo(MAX_CHILDREN, childSchema),
  interests: listUpTo(interests.length, v.picklist(interests)),
});
export type Family = v.InferOutput<typeof familySchema>;

/** A change of the family. `was`: what the visitor saw when they began; null for none. Older pages do not send it. */
export const familySetSchema = v.object({
  ...familySchema.entries,
  was: v.optional(v.nullable(familySchema)),
});
export type FamilySet = v.InferOutput<typeof familySetSchema>;
