import { addDays, type Day, daysBetween } from '../../src/domain/time/dates.ts';
import type { Database } from '../db/client.ts';
import { forgetExpoList } from '../expos/queries.ts';
import { expos } from '../expos/table.ts';
import { type ExpoSample, expoSamples } from './content/expos.ts';

/** Inserts or updates the sample expos with dates around `today`: one is always running, others are upcoming or past. */
export async function seedExpos(db: Database, today: Day): Promise<void> {
  for (const sample of expoSamples) {
    const row = expoRow(sample, today);
    await db.insert(expos).values(row).onConflictDoUpdate({ target: expos.id, set: row });
  }
  forgetExpoList(db);
}

function expoRow(sample: ExpoSample, today: Day): typeof expos.$inferInsert {
  const { days, opens, closes, programme, ...rest } = sample;
  const [fromDate, toDate] = [addDays(today, days[0]), addDays(today, days[1])];
  const dates = Array.from({ length: daysBetween(fromDate, toDate) + 1 }, (_, i) => addDays(fromDate, i));
  return {
    ...rest,
    id: `expo-${sample.slug}`,
    picture: `expo-${sample.slug}`,
    fromDate,
    toDate,
    highlights: [...sample.highlights],
    schedule: dates.map((date) => ({ date, startTime: opens, endTime: closes })),
    programme: dates.flatMap((date, i) =>
      (programme[i] ?? []).map(([id, startTime, endTime, title, place]) => ({
        id,
        date,
        startTime,
        endTime,
        title,
        place,
      })),
    ),
  };
}
