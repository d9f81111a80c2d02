import { and, eq } from 'drizzle-orm';
import { cardName } from '../../src/domain/organiser/labels.ts';
import { paths } from '../../src/domain/routing/paths.ts';
import { formatMoney } from '../../src/domain/shop/money.ts';
import type { Deps } from '../deps.ts';
import { giftCards } from '../gift-cards/table.ts';
import { sendMessage } from '../inbox/send-message.ts';
import type { CommandResult } from '../staff-commands/commands.ts';
import { lockVisitorByName } from '../visitors/lock-visitor.ts';
import { vouchers } from '../vouchers/table.ts';
import { forgetGift } from './given-gifts.ts';

/**
 * Takes back a voucher that was not used, or a card that nobody has paid with, as if it had not been given: its code
 * can be given again. `who`: an email address or an id.
 */
export const withdrawGift = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  who: string,
  code: string,
): Promise<CommandResult> =>
  db.transaction(async (tx) => {
    const refused = (message: string) => ({ ok: false, message });
    const sub = await lockVisitorByName(tx, who);
    if (sub === null) return refused(`No visitor ${who} has signed in yet.`);
    const ofVisitor = (table: typeof vouchers | typeof giftCards) =>
      and(eq(table.sub, sub), eq(table.code, code.toUpperCase()));
    const [voucher] = await tx.select().from(vouchers).where(ofVisitor(vouchers));
    const [card] = await tx.select().from(giftCards).where(ofVisitor(giftCards));
    if (voucher && card)
      return refused(`${who} has a voucher and a card with the code ${code}. Nothing is withdrawn.`);
    const tell = (title: string, body: string, path: string) =>
      sendMessage(tx, { sub, title, body, path, createdAt: new Date(now()) });
    if (voucher) {
      if (voucher.usedAt) return refused(`“${voucher.title}” was used and cannot be withdrawn.`);
      await tx.delete(vouchers).where(eq(vouchers.id, voucher.id));
      await forgetGift(tx, voucher.id);
      await tell('Voucher withdrawn', voucher.title, paths.vouchers);
      return { ok: true, message: `The voucher “${voucher.title}” is withdrawn.` };
    }
    if (card) {
      if (card.balanceSen !== card.valueSen)
        return refused(
          `The card was paid with: ${formatMoney(card.balanceSen)} of ${formatMoney(card.valueSen)} are left. It cannot be withdrawn.`,
        );
      await tx.delete(giftCards).where(eq(giftCards.id, card.id));
      await forgetGift(tx, card.id);
      const value = formatMoney(card.valueSen);
      await tell(`${cardName} withdrawn`, `${value} from ${card.fromName}.`, paths.giftCards);
      return { ok: true, message: `The card of ${value} is withdrawn.` };
    }
    return refused(`${who} has no voucher or card ${code}.`);
  });
