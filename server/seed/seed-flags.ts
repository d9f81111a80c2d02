import type { Database } from '../db/client.ts';
import { featureFlags } from '../flags/table.ts';

const samples = {
  directoryState: true,
  digitalVoucherWebState: true,
  digitalVoucherState: true,
  giftCardWebState: true,
  giftCardState: true,
};

/** Flags that are not there yet; one that an organiser has set stays as it is. */
export async function seedFlags(db: Database): Promise<void> {
  const rows = Object.entries(samples).map(([name, enabled]) => ({ name, enabled }));
  await db.insert(featureFlags).values(rows).onConflictDoNothing();
}
