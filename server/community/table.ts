import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Question } from '../../src/domain/content/community.ts';
import type { Stage } from '../../src/domain/content/family-stage.ts';
import { day, rank, slugKey } from '../db/columns.ts';

export const supportGroups = pgTable('support_groups', {
  slug: slugKey(),
  rank: rank(),
  name: text().notNull(),
  stage: text().$type<Stage>().notNull(),
  area: text().notNull(),
  languages: text().array().notNull(),
  meetsWhen: text('meets_when').notNull(),
  meetsWhere: text('meets_where').notNull(),
  about: text().notNull(),
  howToJoin: text('how_to_join').array().notNull(),
});

export const questions = pgTable(
  'questions',
  {
    slug: slugKey(),
    title: text().notNull(),
    body: text().notNull(),
    author: text().notNull(),
    stage: text().$type<Stage>().notNull(),
    askedOn: day('asked_on').notNull(),
    answers: jsonb().$type<Question['answers']>().notNull(),
  },
  (t) => [index('questions_latest').on(t.askedOn, t.slug)],
);
