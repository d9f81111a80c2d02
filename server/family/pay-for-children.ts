import { dayAt } from '../../src/domain/time/expo-time.ts';
import { type Family, isGrownUp, MAX_CHILDREN } from '../../src/domain/visitor/family.ts';
import type { DatabaseTransaction } from '../db/client.ts';
import { announcePoints } from '../points/announce-points.ts';
import { payOnce, pointsFor } from '../points/ledger.ts';

/**
 * Pays for each child and for the due date, once for as many as were ever in the family at the same time: removing a
 * child and adding another earns nothing. Returns the points.
 */
export async function payForChildren(
  tx: DatabaseTransaction,
  { sub, family, at }: { sub: string; family: Family; at: Date },
): Promise<number> {
  const children = family.children.filter(({ birthDate }) => !isGrownUp(birthDate, dayAt(at.getTime())));
  const count = Math.min(children.length + (family.dueDate === null ? 0 : 1), MAX_CHILDREN);
  const way = 'add-a-child';
  let points = 0;
  for (let i = 1; i <= count; i++)
    points += await payOnce(tx, { sub, way, reason: `${way}:${i}`, title: 'A new family member', at });
  if (points === 0) return 0;
  const isBirthdayPaid = (await pointsFor(tx, 'birthday')) > 0;
  await announcePoints(tx, {
    sub,
    points,
    at,
    title: 'Thank you for telling us about your family',
    text: `What you told us is in My Family.${isBirthdayPaid ? ' Birthdays earn points too.' : ''}`,
  });
  return points;
}
