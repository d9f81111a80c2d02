import type { DatabaseTransaction } from '../db/client.ts';
import { expos } from '../expos/table.ts';

/**
 * Inserts and updates expos, and withdraws those that the content no longer has. They are never deleted: check-ins,
 * lists and agendas of visitors name them, and some of these are still on a phone without signal.
 */
export async function replaceExpos(
  tx: DatabaseTransaction,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  // First all of them: a slug may have gone from one expo to another, and only listed ones have theirs alone.
  await tx.update(expos).set({ isWithdrawn: true });
  for (const row of rows) {
    const values = { ...(row as typeof expos.$inferInsert), isWithdrawn: false };
    await tx.insert(expos).values(values).onConflictDoUpdate({ target: expos.id, set: values });
  }
}
