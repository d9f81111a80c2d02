import { eq } from 'drizzle-orm';
import { offersShop } from '../../src/domain/organiser/offers.ts';
import { addresses } from '../addresses/table.ts';
import type { DatabaseTransaction } from '../db/client.ts';
import { announcePoints } from '../points/announce-points.ts';
import { payOnce } from '../points/ledger.ts';
import { users } from '../visitors/table.ts';

/**
 * Pays once for a profile with a full name, a phone number and, where visitors keep addresses, one of these. Returns
 * the points.
 */
export async function payIfComplete(tx: DatabaseTransaction, sub: string, at: Date): Promise<number> {
  if (!(await isComplete(tx, sub))) return 0;
  const way = 'complete-your-profile';
  const points = await payOnce(tx, { sub, way, reason: way, title: 'Profile completed', at });
  await announcePoints(tx, { sub, points, at, title: 'Your profile is complete', text: 'Thank you.' });
  return points;
}

async function isComplete(tx: DatabaseTransaction, sub: string): Promise<boolean> {
  const [visitor] = await tx
    .select({ fullName: users.fullName, phone: users.phone })
    .from(users)
    .where(eq(users.cognitoSub, sub));
  if (!visitor?.fullName || !visitor.phone) return false;
  return !offersShop || (await tx.$count(addresses, eq(addresses.sub, sub))) > 0;
}
