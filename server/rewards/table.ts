import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Reward } from '../../src/domain/expo/reward.ts';
import { rank, slugKey } from '../db/columns.ts';

export const rewards = pgTable('rewards', {
  slug: slugKey(),
  rank: rank(),
  title: text().notNull(),
  text: text().notNull(),
  category: text().notNull(),
  pointsCost: integer('points_cost').notNull(),
  availability: jsonb().$type<Reward['availability']>().notNull(),
});

export const rewardTiers = pgTable('reward_tiers', {
  slug: slugKey(),
  name: text().notNull(),
  fromPoints: integer('from_points').notNull(),
  perks: text().array().notNull(),
});

export const earningWays = pgTable('earning_ways', {
  slug: slugKey(),
  rank: rank(),
  title: text().notNull(),
  text: text().notNull(),
  points: integer().notNull(),
  unit: text().notNull(),
});
