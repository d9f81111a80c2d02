import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AnnouncedTalk } from '../../src/domain/expo/agenda.ts';
import { instant } from '../db/columns.ts';

export const agendaTalks = pgTable(
  'agenda_talks',
  {
    sub: text().notNull(),
    expoId: text('expo_id').notNull(),
    talkId: text('talk_id').notNull(),
    /** As it was announced when the visitor saved it. */
    talk: jsonb().$type<AnnouncedTalk>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sub, t.expoId, t.talkId] })],
);
