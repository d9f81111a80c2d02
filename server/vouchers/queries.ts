import { asc, eq } from 'drizzle-orm';
import type { Voucher } from '../../src/domain/shop/voucher.ts';
import type { Day } from '../../src/domain/time/dates.ts';
import { findBrandCardsById } from '../brands/brand-cards.ts';
import type { Database } from '../db/client.ts';
import { vouchers } from './table.ts';

/** A visitor's vouchers, the ones that expire soonest first. */
export async function listVouchers(db: Database, sub: string, today: Day): Promise<Voucher[]> {
  const rows = await db
    .select()
    .from(vouchers)
    .where(eq(vouchers.sub, sub))
    .orderBy(asc(vouchers.expiresOn), asc(vouchers.id));
  const brands = await findBrandCardsById(
    db,
    rows.flatMap(({ brandId }) => brandId ?? []),
  );
  const brandOf = (id: string | null) => {
    const { slug, name, isWithdrawn } = (id && brands.get(id)) || {};
    return slug && name ? { slug, name, ...(isWithdrawn && { isWithdrawn }) } : null;
  };
  return rows.map((voucher) => ({
    id: voucher.id,
    code: voucher.code,
    title: voucher.title,
    terms: voucher.terms,
    brand: brandOf(voucher.brandId),
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
