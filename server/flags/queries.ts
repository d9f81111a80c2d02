import { asc } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import type { Vendors } from '../vendors/vendor-settings.ts';
import { featureFlags } from './table.ts';

type Flag = { name: string; enabled: boolean; address?: string };

/** The flags that the organiser sets, and one for each vendor in use, with the address of its document. */
export async function listFlags(db: Database, { chat, analytics, origin }: Vendors): Promise<Flag[]> {
  const flags = await db.select().from(featureFlags).orderBy(asc(featureFlags.name));
  const vendors = Object.entries({ chat, analytics }).filter(([, vendor]) => vendor);
  return [
    ...flags,
    ...vendors.map(([name]) => ({ name, enabled: true, address: `${origin}/vendors/${name}` })),
  ];
}
