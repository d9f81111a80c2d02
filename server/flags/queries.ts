import { asc } from 'drizzle-orm';
import { offersPoints } from '../../src/domain/organiser/offers.ts';
import { earningFlag } from '../../src/domain/visitor/flags.ts';
import type { Database } from '../db/client.ts';
import { earningWays } from '../rewards/table.ts';
import type { Vendors } from '../vendors/vendor-settings.ts';
import { emptySectionFlags } from './empty-sections.ts';
import { featureFlags } from './table.ts';

type Flag = { name: string; enabled: boolean; address?: string };

/**
 * The flags that the organiser sets, one for each empty section, one for each thing that points are paid for, and one
 * for each vendor in use, with the address of its document.
 */
export async function listFlags(db: Database, { chat, analytics, origin }: Vendors): Promise<Flag[]> {
  const [flags, empty, paid] = await Promise.all([
    db.select().from(featureFlags).orderBy(asc(featureFlags.name)),
    emptySectionFlags(db),
    offersPoints ? db.select({ way: earningWays.slug }).from(earningWays).orderBy(asc(earningWays.rank)) : [],
  ]);
  const vendors = Object.entries({ chat, analytics }).filter(([, vendor]) => vendor);
  return [
    ...flags,
    ...empty.map((name) => ({ name, enabled: true })),
    ...paid.map(({ way }) => ({ name: earningFlag(way), enabled: true })),
    ...vendors.map(([name]) => ({ name, enabled: true, address: `${origin}/vendors/${name}` })),
  ];
}
