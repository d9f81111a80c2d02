import { paths } from '../../src/domain/routing/paths.ts';
import { formatMoney } from '../../src/domain/shop/money.ts';
import { optional } from '../content/field.ts';
import { id } from '../content/fields/names.ts';
import { money } from '../content/fields/numbers.ts';
import { line } from '../content/fields/text.ts';
import { day } from '../content/fields/times.ts';
import { kind } from '../content/kind.ts';
import type { Deps } from '../deps.ts';
import { codeFor, giveFromTable } from '../gifts/give-from-table.ts';
import type { CommandResult } from '../operator/commands.ts';
import { giftCards } from './table.ts';

export const cardTable = kind({
  key: ['email', 'code'],
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
    kind: cardTable,
    things: 'cards',
    store: async (tx, { sub, entry, at }) => {
      const { value, from, message, expires } = entry;
      const code = entry.code ?? codeFor(sub, value, from, message, expires);
      const stored = await tx
        .insert(giftCards)
        .values({
          id: `${sub}-${code}`,
          sub,
          code,
          valueSen: value,
          balanceSen: value,
          fromName: from,
          message: message ?? '',
          receivedAt: at,
          expiresOn: expires,
        })
        .onConflictDoNothing()
        .returning({ id: giftCards.id });
      const body = `${formatMoney(value)} from ${from}.`;
      return stored.length > 0 && { title: 'A new gift card', body, path: paths.giftCards };
    },
  });
