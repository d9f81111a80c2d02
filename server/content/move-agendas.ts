import { sql } from 'drizzle-orm';
import { daysBetween } from '../../src/domain/time/dates.ts';
import { agendaTalks } from '../agenda/table.ts';
import type { DatabaseTransaction } from '../db/client.ts';
import { lockVisitors, raiseRevisions } from '../visitors/revisions.ts';
import type { FolderContent } from './read/read-folder.ts';
import { contentVersions } from './table.ts';

/**
 * The sample's days follow the calendar. What visitors saved of its programmes moves along: otherwise every saved talk
 * would be announced as moved on the next day. Call it before the version that was imported last is replaced.
 */
export async function moveAgendas(
  tx: DatabaseTransaction,
  { sampleDay }: FolderContent['organiser'],
): Promise<void> {
  const dayBefore = sql<string | null>`${contentVersions.organiser} ->> 'sampleDay'`;
  const [latest] = await tx.select({ sampleDay: dayBefore }).from(contentVersions);
  if (!sampleDay || !latest?.sampleDay || latest.sampleDay === sampleDay) return;
  const owners = (await tx.selectDistinct({ sub: agendaTalks.sub }).from(agendaTalks)).map(({ sub }) => sub);
  await lockVisitors(tx, owners);
  const days = daysBetween(latest.sampleDay, sampleDay);
  const date = sql`to_char((${agendaTalks.talk} ->> 'date')::date + ${days}::int, 'YYYY-MM-DD')`;
  await tx
    .update(agendaTalks)
    .set({ talk: sql`jsonb_set(${agendaTalks.talk}, '{date}', to_jsonb(${date}))` });
  await raiseRevisions(tx, owners);
}
