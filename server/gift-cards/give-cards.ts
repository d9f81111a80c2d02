import { eq } from 'drizzle-orm';
import { cardName } from '../../src/domain/organiser/labels.ts';
import { paths } from '../../src/domain/routing/paths.ts';
import { formatMoney } from '../../src/domain/shop/money.ts';
import { optional } from '../content/field.ts';
import { id } from '../content/fields/names.ts';
import { money } from '../content/fields/numbers.ts';
import { line } from '../content/fields/text.ts';
import { day } from '../content/fields/times.ts';
import { errorAt } from '../content/problem.ts';
import type { Deps } from '../deps.ts';
import { giftColumns, giveFromTable } from '../gifts/give-from-table.ts';
import { giftId } from '../gifts/given-gifts.ts';
import type { CommandResult } from '../staff-commands/commands.ts';
import { giftCards } from './table.ts';

const columns = giftColumns({
  fields: {
    email: line,
    value: money,
    from: line,
    message: optional(line),
    expires: day,
    code: optional(id),
  },
});

/** Gives gift cards to the visitors of a table. */
export const giveCards = (deps: Pick<Deps, 'db' | 'now'>, path: string): Promise<CommandResult> =>
  giveFromTable(deps, path, {
    columns,
    name: 'Cards',
    store: async (tx, { sub, code, entry, at, place }) => {
      const { value, from, message, expires } = entry;
      const card = {
        id: giftId(sub, code),
        sub,
        code,
        valueSen: value,
        fromName: from,
        message: message ?? '',
        expiresOn: expires,
      };
      const stored = await tx
        .insert(giftCards)
        .values({ ...card, balanceSen: value, receivedAt: at })
        .onConflictDoNothing()
        .returning();
      const body = `${formatMoney(value)} from ${from}.`;
      if (stored.length > 0) return { title: `A new ${cardName}`, body, path: paths.giftCards };
      const [before] = await tx.select().from(giftCards).where(eq(giftCards.id, card.id));
      const isSame = JSON.stringify({ ...before, ...card }) === JSON.stringify(before);
      return isSame ? false : errorAt(place, `${code} is the code of another card of this visitor.`);
    },
  });
