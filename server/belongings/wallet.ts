import { asc, desc, eq } from 'drizzle-orm';
import type { GiftCard } from '../../src/domain/shop/gift-card.ts';
import type { Voucher } from '../../src/domain/shop/voucher.ts';
import type { Day } from '../../src/domain/time/dates.ts';
import { brands } from '../brands/table.ts';
import type { Database } from '../db/client.ts';
import { giftCards } from '../gift-cards/table.ts';
import { vouchers } from '../vouchers/table.ts';

/** A visitor's vouchers, the ones that end soonest first. */
export async function listVouchers(db: Database, sub: string, today: Day): Promise<Voucher[]> {
  const rows = await db
    .select({ voucher: vouchers, brandName: brands.name })
    .from(vouchers)
    .leftJoin(brands, eq(brands.slug, vouchers.brandSlug))
    .where(eq(vouchers.sub, sub))
    .orderBy(asc(vouchers.expiresOn), asc(vouchers.id));
  return rows.map(({ voucher, brandName }) => ({
    id: voucher.id,
    code: voucher.code,
    title: voucher.title,
    terms: voucher.terms,
    brand: voucher.brandSlug && brandName ? { slug: voucher.brandSlug, name: brandName } : null,
    off:
      voucher.offPercent === null
        ? { kind: 'sum', sen: voucher.offSen ?? 0 }
        : { kind: 'share', percent: voucher.offPercent },
    minSpendSen: voucher.minSpendSen,
    expiresOn: voucher.expiresOn,
    usedAt: voucher.usedAt?.toISOString() ?? null,
    status: voucher.usedAt ? 'used' : voucher.expiresOn < today ? 'expired' : 'ready',
  }));
}

/** A visitor's Yhello Cards, latest first. */
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
