import { asc, eq } from 'drizzle-orm';
import type { AgendaTalk } from '../../src/domain/expo/agenda.ts';
import type { Database } from '../db/client.ts';
import { agendaTalks } from './table.ts';

/** The talks that a visitor has saved at all expos, each as it was announced then. */
export const listAgenda = (db: Database, sub: string): Promise<AgendaTalk[]> =>
  db
    .select({ expoId: agendaTalks.expoId, talkId: agendaTalks.talkId, talk: agendaTalks.talk })
    .from(agendaTalks)
    .where(eq(agendaTalks.sub, sub))
    .orderBy(asc(agendaTalks.expoId), asc(agendaTalks.talkId));
