import { asc, eq } from 'drizzle-orm';
import type { Voucher } from '../../src/domain/shop/voucher.ts';
import type { Day } from '../../src/domain/time/dates.ts';
import { brands } from '../brands/table.ts';
import type { Database } from '../db/client.ts';
import { vouchers } from './table.ts';

/** A visitor's vouchers, the ones that expire soonest first. */
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
