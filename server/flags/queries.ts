import { asc } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import type { Vendors } from '../vendors/vendor-settings.ts';
import { emptySectionFlags } from './empty-sections.ts';
import { featureFlags } from './table.ts';

type Flag = { name: string; enabled: boolean; address?: string };

/**
 * The flags that the organiser sets, one for each empty section, and one for each vendor in use, with the address of
 * its document.
 */
export async function listFlags(db: Database, { chat, analytics, origin }: Vendors): Promise<Flag[]> {
  const [flags, empty] = await Promise.all([
    db.select().from(featureFlags).orderBy(asc(featureFlags.name)),
    emptySectionFlags(db),
  ]);
  const vendors = Object.entries({ chat, analytics }).filter(([, vendor]) => vendor);
  return [
    ...flags,
    ...empty.map((name) => ({ name, enabled: true })),
    ...vendors.map(([name]) => ({ name, enabled: true, address: `${origin}/vendors/${name}` })),
  ];
}
