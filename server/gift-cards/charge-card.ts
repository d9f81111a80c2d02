import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { cardName } from '../../src/domain/organiser/labels.ts';
import { formatMoney } from '../../src/domain/shop/money.ts';
import { dayAt } from '../../src/domain/time/expo-time.ts';
import type { Deps } from '../deps.ts';
import type { CommandResult } from '../staff-commands/commands.ts';
import { transactions } from '../transactions/table.ts';
import { lockVisitorByName } from '../visitors/lock-visitor.ts';
import { giftCards } from './table.ts';

/** Takes what was paid off a visitor's gift card. `who`: an email address or an id; `sen`: above 0. */
export const chargeCard = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { who, code, sen }: { who: string; code: string; sen: number },
): Promise<CommandResult> =>
  db.transaction(async (tx) => {
    // The lock also keeps two simultaneous charges of one card apart.
    const sub = await lockVisitorByName(tx, who);
    const [card] =
      sub === null
        ? []
        : await tx
            .select()
            .from(giftCards)
            .where(and(eq(giftCards.sub, sub), eq(giftCards.code, code.toUpperCase())));
    if (sub === null || !card) return { ok: false, message: `${who} has no card ${code}.` };
    const at = new Date(now());
    const left = card.balanceSen - sen;
    if (card.expiresOn < dayAt(at.getTime()))
      return { ok: false, message: `The card expired on ${card.expiresOn}.` };
    if (left < 0)
      return { ok: false, message: `There is only ${formatMoney(card.balanceSen)} left on the card.` };
    await tx.update(giftCards).set({ balanceSen: left }).where(eq(giftCards.id, card.id));
    const title = `Paid with a ${cardName}`;
    await tx.insert(transactions).values({ id: randomUUID(), sub, kind: 'money', amount: -sen, title, at });
    return { ok: true, message: `${formatMoney(sen)} taken off, ${formatMoney(left)} left.` };
  });
