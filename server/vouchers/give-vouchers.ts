import { eq } from 'drizzle-orm';
import { paths } from '../../src/domain/routing/paths.ts';
import { brands } from '../brands/table.ts';
import { optional } from '../content/field.ts';
import { id, idOf } from '../content/fields/names.ts';
import { money, wholeNumber } from '../content/fields/numbers.ts';
import { line } from '../content/fields/text.ts';
import { day } from '../content/fields/times.ts';
import { kind, unless } from '../content/kind.ts';
import { errorAt } from '../content/problem.ts';
import type { Deps } from '../deps.ts';
import { codeFor, giveFromTable } from '../gifts/give-from-table.ts';
import type { CommandResult } from '../operator/commands.ts';
import { vouchers } from './table.ts';

export const voucherTable = kind({
  key: ['email', 'code'],
  fields: {
    email: line,
    title: line,
    terms: optional(line),
    /** Without one, all booths take it. */
    brand: optional(idOf('brands')),
    off: optional(money),
    offPercent: optional(wholeNumber(1, 100)),
    minSpend: optional(money),
    expires: day,
    code: optional(id),
  },
  rules: ({ off, offPercent }) =>
    unless(
      (off === null) !== (offPercent === null),
      'off',
      'has to be filled in, or offPercent, and not both.',
    ),
});

/** Gives vouchers to the visitors of a table. */
export const giveVouchers = (deps: Pick<Deps, 'db' | 'now'>, path: string): Promise<CommandResult> =>
  giveFromTable(deps, path, {
    kind: voucherTable,
    things: 'vouchers',
    store: async (tx, { sub, entry, place }) => {
      const { title, terms, brand, off, offPercent, minSpend, expires } = entry;
      if (brand !== null && (await tx.$count(brands, eq(brands.id, brand))) === 0)
        return errorAt(place, `“${brand}” is no id of brands.`);
      const code = entry.code ?? codeFor(sub, title, brand, off, offPercent, expires);
      const stored = await tx
        .insert(vouchers)
        .values({
          id: `${sub}-${code}`,
          sub,
          code,
          title,
          terms: terms ?? '',
          brandId: brand,
          offSen: off,
          offPercent,
          minSpendSen: minSpend ?? 0,
          expiresOn: expires,
        })
        .onConflictDoNothing()
        .returning({ id: vouchers.id });
      return stored.length > 0 && { title: 'A new voucher', body: title, path: paths.vouchers };
    },
  });
