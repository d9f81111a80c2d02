import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { announcePoints } from '../points/announce-points.ts';
import { payOnce } from '../points/ledger.ts';
import { lockVisitorByName } from '../visitors/lock-visitor.ts';
import { users } from '../visitors/table.ts';

/**
 * Marks a visitor as verified, and pays for it once. `who`: an email address or an id. Returns the name that was
 * verified, empty where the visitor has not entered one; null without such a visitor.
 */
export async function verifyVisitor(
  db: Database,
  who: string,
  at: Date,
): Promise<{ fullName: string } | null> {
  return db.transaction(async (tx) => {
    const sub = await lockVisitorByName(tx, who);
    if (sub === null) return null;
    const [verified] = await tx
      .update(users)
      .set({ profileVerificationStatus: 'verified' })
      .where(eq(users.cognitoSub, sub))
      .returning({ fullName: users.fullName });
    const way = 'become-verified';
    const points = await payOnce(tx, { sub, way, reason: way, title: 'Profile verified', at });
    await announcePoints(tx, { sub, points, at, title: 'Your profile is verified', text: 'Thank you.' });
    return verified ?? null;
  });
}
