import { eq } from 'drizzle-orm';
import { paths } from '../../src/domain/routing/paths.ts';
import { brands } from '../brands/table.ts';
import { optional } from '../content/field.ts';
import { id, idOf } from '../content/fields/names.ts';
import { money, wholeNumber } from '../content/fields/numbers.ts';
import { line } from '../content/fields/text.ts';
import { day } from '../content/fields/times.ts';
import { unless } from '../content/kind.ts';
import { errorAt } from '../content/problem.ts';
import type { Deps } from '../deps.ts';
import { giftColumns, giveFromTable } from '../gifts/give-from-table.ts';
import { giftId } from '../gifts/given-gifts.ts';
import type { CommandResult } from '../staff-commands/commands.ts';
import { vouchers } from './table.ts';

const columns = giftColumns({
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
  rules: [
    {
      takes: ['off', 'offPercent'],
      check: ({ off, offPercent }) =>
        unless(
          (off === null) !== (offPercent === null),
          'off',
          'has to be filled in, or offPercent, and not both.',
        ),
    },
  ],
});

/** Gives vouchers to the visitors of a table. */
export const giveVouchers = (deps: Pick<Deps, 'db' | 'now'>, path: string): Promise<CommandResult> =>
  giveFromTable(deps, path, {
    columns,
    name: 'Vouchers',
    store: async (tx, { sub, code, entry, place }) => {
      const { title, terms, brand, off, offPercent, minSpend, expires } = entry;
      if (brand !== null && (await tx.$count(brands, eq(brands.id, brand))) === 0)
        return errorAt(place, `“${brand}” is no id of brands.`);
      const voucher = {
        id: giftId(sub, code),
        sub,
        code,
        title,
        terms: terms ?? '',
        brandId: brand,
        offSen: off,
        offPercent,
        minSpendSen: minSpend ?? 0,
        expiresOn: expires,
      };
      const stored = await tx.insert(vouchers).values(voucher).onConflictDoNothing().returning();
      if (stored.length > 0) return { title: 'A new voucher', body: title, path: paths.vouchers };
      const [before] = await tx.select().from(vouchers).where(eq(vouchers.id, voucher.id));
      const isSame = JSON.stringify({ ...before, ...voucher }) === JSON.stringify(before);
      return isSame ? false : errorAt(place, `${code} is the code of another voucher of this visitor.`);
    },
  });
