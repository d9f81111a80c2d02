import { currency } from '../../domain/organiser/currency.ts';
import { formatMoney } from '../../domain/shop/money.ts';
import { MAX_PRICE_SEN } from '../../domain/shop/product.ts';

const SEN_PER_UNIT = 10 ** currency.decimals;

/** In the smallest unit of the currency; a missing end is open. */
type PriceRange = { minPriceSen?: number; maxPriceSen?: number };

/** Reads the text of an address, in whole units: `40-60`, `-40` for up to 40, `500-` for 500 or more. */
export function parsePriceRange(text = ''): PriceRange | undefined {
  const [, from = '', to = ''] = /^(\d{0,9})-(\d{0,9})$/.exec(text) ?? [];
  if ((!from && !to) || (to && Number(from) > Number(to))) return undefined;
  return { ...(from && { minPriceSen: toSen(from) }), ...(to && { maxPriceSen: toSen(to) }) };
}

const toSen = (units: string) => Math.min(MAX_PRICE_SEN, Number(units) * SEN_PER_UNIT);

/** `RM 40.00 to RM 60.00`; both ends belong to the range. */
function label({ minPriceSen, maxPriceSen }: PriceRange): string {
  if (maxPriceSen === undefined) return `${formatMoney(minPriceSen ?? 0)} or more`;
  const max = formatMoney(maxPriceSen);
  return minPriceSen === undefined ? `Up to ${max}` : `${formatMoney(minPriceSen)} to ${max}`;
}

/** The ranges between steps, and the one in the address if it is another. */
export function priceChoices(stepsSen: readonly number[], chosen: string | undefined) {
  const steps = stepsSen.map((sen) => sen / SEN_PER_UNIT);
  const ranges = steps.length > 0 ? [...steps, ''].map((to, i) => `${steps[i - 1] ?? ''}-${to}`) : [];
  if (chosen && !ranges.includes(chosen)) ranges.push(chosen);
  return ranges.map((value) => ({ value, label: label(parsePriceRange(value) ?? {}) }));
}
