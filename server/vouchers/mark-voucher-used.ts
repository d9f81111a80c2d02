import { and, eq } from 'drizzle-orm';
import { dayAt, wallClock } from '../../src/domain/time/expo-time.ts';
import type { Deps } from '../deps.ts';
import type { CommandResult } from '../staff-commands/commands.ts';
import { lockVisitorByName } from '../visitors/lock-visitor.ts';
import { vouchers } from './table.ts';

/** Marks a visitor's voucher as used, once. `who`: an email address or an id. */
export const markVoucherUsed = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  who: string,
  code: string,
): Promise<CommandResult> =>
  db.transaction(async (tx) => {
    const sub = await lockVisitorByName(tx, who);
    const [voucher] =
      sub === null
        ? []
        : await tx
            .select()
            .from(vouchers)
            .where(and(eq(vouchers.sub, sub), eq(vouchers.code, code.toUpperCase())));
    if (!voucher) return { ok: false, message: `${who} has no voucher ${code}.` };
    const { title, usedAt, expiresOn } = voucher;
    if (usedAt) {
      const at = wallClock(usedAt.getTime()).slice(0, 16).replace('T', ' ');
      return { ok: false, message: `“${title}” was used before, on ${at}.` };
    }
    if (expiresOn < dayAt(now())) return { ok: false, message: `“${title}” expired on ${expiresOn}.` };
    await tx
      .update(vouchers)
      .set({ usedAt: new Date(now()) })
      .where(eq(vouchers.id, voucher.id));
    return { ok: true, message: `“${title}” is used.` };
  });
