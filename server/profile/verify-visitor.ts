import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { announcePoints } from '../points/announce-points.ts';
import { payOnce } from '../points/ledger.ts';
import { lockVisitorByEmail } from '../visitors/lock-visitor.ts';
import { users } from '../visitors/table.ts';

/** Marks the visitor with this email address as verified, and pays for it once. False without such a visitor. */
export async function verifyVisitor(db: Database, email: string, at: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const sub = await lockVisitorByEmail(tx, email);
    if (sub === null) return false;
    await tx.update(users).set({ profileVerificationStatus: 'verified' }).where(eq(users.cognitoSub, sub));
    const way = 'become-verified';
    const points = await payOnce(tx, { sub, way, reason: way, title: 'Profile verified', at });
    await announcePoints(tx, { sub, points, at, title: 'Your profile is verified', text: 'Thank you.' });
    return true;
  });
}
