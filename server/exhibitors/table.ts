import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { HallPlan } from '../../src/domain/expo/hall-plan.ts';
import { contentId } from '../db/columns.ts';

export const booths = pgTable(
  'booths',
  {
    id: contentId(),
    expoSlug: text('expo_slug').notNull(),
    booth: text().notNull(),
    hall: text().notNull(),
    brandSlug: text('brand_slug').notNull(),
    isOffPlan: boolean('is_off_plan').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.expoSlug, t.booth, t.brandSlug] }),
    index('booths_of_brand').on(t.brandSlug),
  ],
);

/** The halls that were drawn. */
export const hallPlans = pgTable(
  'hall_plans',
  {
    expoSlug: text('expo_slug').notNull(),
    hall: text().notNull(),
    plan: jsonb().$type<HallPlan>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.expoSlug, t.hall] })],
);
