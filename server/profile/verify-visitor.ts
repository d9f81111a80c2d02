import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { announcePoints } from '../points/announce-points.ts';
import { payOnce } from '../points/ledger.ts';
import { users } from '../visitors/table.ts';

/** Marks the visitor with this email address as verified, and pays for it once. False without such a visitor. */
export async function verifyVisitor(db: Database, email: string, nowMs: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [visitor] = await tx
      .select({ sub: users.cognitoSub })
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
      .for('update');
    if (!visitor) return false;
    const { sub } = visitor;
    await tx.update(users).set({ profileVerificationStatus: 'verified' }).where(eq(users.cognitoSub, sub));
    const at = new Date(nowMs);
    const way = 'become-verified';
    const points = await payOnce(tx, { sub, way, reason: way, title: 'Profile verified', at });
    await announcePoints(tx, { sub, points, at, title: 'Your profile is verified', text: 'Thank you.' });
    return true;
  });
}
