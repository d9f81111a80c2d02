import { asc, desc, eq } from 'drizzle-orm';
import type { GiftCard } from '../../src/domain/shop/gift-card.ts';
import type { Day } from '../../src/domain/time/dates.ts';
import type { Database } from '../db/client.ts';
import { giftCards } from './table.ts';

/** A visitor's gift cards, latest first. */
export async function listGiftCards(db: Database, sub: string, today: Day): Promise<GiftCard[]> {
  const rows = await db
    .select()
    .from(giftCards)
    .where(eq(giftCards.sub, sub))
    .orderBy(desc(giftCards.receivedAt), asc(giftCards.id));
  return rows.map(({ sub: _, receivedAt, ...card }) => ({
    ...card,
    receivedAt: receivedAt.toISOString(),
    status: card.balanceSen === 0 ? 'empty' : card.expiresOn < today ? 'expired' : 'ready',
  }));
}
