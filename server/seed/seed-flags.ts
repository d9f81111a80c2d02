import type { Database } from '../db/client.ts';
import { featureFlags } from '../flags/table.ts';

const defaults = {
  directoryState: true,
  digitalVoucherWebState: true,
  digitalVoucherState: true,
  giftCardWebState: true,
  giftCardState: true,
};

/** Inserts missing flags. Does not change existing ones, which an organiser may have set. */
export async function seedFlags(db: Database): Promise<void> {
  const rows = Object.entries(defaults).map(([name, enabled]) => ({ name, enabled }));
  await db.insert(featureFlags).values(rows).onConflictDoNothing();
}
