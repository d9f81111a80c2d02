import { asc, count, eq, sql } from 'drizzle-orm';
import { formatCount } from '../../src/domain/text/format-count.ts';
import { checkIns } from '../check-ins/table.ts';
import type { Database } from '../db/client.ts';
import { expos } from '../expos/table.ts';
import { REDEEMED_TITLE } from '../points/redeem-reward.ts';
import { transactions } from '../transactions/table.ts';
import { users } from '../visitors/table.ts';

/** How many visitors there are, who checked in on which day of which expo, and what points were redeemed for. */
export async function printFigures(db: Database): Promise<string> {
  const [accounts, days, redeemed] = await Promise.all([
    db.$count(users),
    db
      .select({
        expo: sql<string>`coalesce(${expos.name}, ${checkIns.expoId})`,
        day: checkIns.day,
        number: count(),
      })
      .from(checkIns)
      .leftJoin(expos, eq(expos.id, checkIns.expoId))
      .groupBy(sql`1`, checkIns.day)
      .orderBy(asc(checkIns.day), sql`1`),
    db
      .select({ title: transactions.title, number: count() })
      .from(transactions)
      .where(sql`${transactions.kind} = 'points' and ${transactions.amount} < 0`)
      .groupBy(transactions.title)
      .orderBy(asc(transactions.title)),
  ]);
  const lines = (rows: string[]) => (rows.length > 0 ? rows.map((row) => `  ${row}`) : ['  none yet']);
  return [
    `Visitors who signed in at least once: ${formatCount(accounts)}`,
    '',
    'Check-ins:',
    ...lines(days.map(({ expo, day, number }) => `${day}  ${expo}: ${formatCount(number)}`)),
    '',
    'Rewards handed over:',
    ...lines(
      redeemed.map(({ title, number }) => `${title.replace(REDEEMED_TITLE, '')}: ${formatCount(number)}`),
    ),
  ].join('\n');
}
