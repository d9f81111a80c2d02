import { and, eq, sql } from 'drizzle-orm';
import { wallClock } from '../../src/domain/time/expo-time.ts';
import type { Deps } from '../deps.ts';
import type { CommandResult } from '../operator/commands.ts';
import { lockVisitorByName } from '../visitors/lock-visitor.ts';
import { raiseRevisions } from '../visitors/revisions.ts';
import { vouchers } from './table.ts';

/** Marks a visitor's voucher as used, once. `who`: an email address or an id. */
export const useVoucher = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  who: string,
  code: string,
): Promise<CommandResult> =>
  db.transaction(async (tx) => {
    const sub = await lockVisitorByName(tx, who);
    const isIt = and(eq(vouchers.sub, sub ?? ''), eq(sql`lower(${vouchers.code})`, code.toLowerCase()));
    const [voucher] = await tx.select().from(vouchers).where(isIt);
    if (sub === null || !voucher) return { ok: false, message: `${who} has no voucher ${code}.` };
    const { title, usedAt } = voucher;
    if (usedAt) {
      const at = wallClock(usedAt.getTime()).slice(0, 16).replace('T', ' ');
      return { ok: false, message: `“${title}” was used before, on ${at}.` };
    }
    await tx
      .update(vouchers)
      .set({ usedAt: new Date(now()) })
      .where(isIt);
    await raiseRevisions(tx, [sub]);
    return { ok: true, message: `“${title}” is used.` };
  });
