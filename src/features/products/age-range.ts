import type { ProductCard } from '../../domain/shop/product.ts';

const MONTHS_A_YEAR = 12;

/** In years when there are no odd months, else in months. */
function ageLabel(months: number): string {
  if (months === 0) return 'newborn';
  if (months % MONTHS_A_YEAR !== 0) return `${months} month${months === 1 ? '' : 's'}`;
  const years = months / MONTHS_A_YEAR;
  return `${years} year${years === 1 ? '' : 's'}`;
}

/** `Newborn to 18 months`, `6 months to 4 years`; with one end `From birth`, `From 8 months`, `Up to 3 years`. */
export function ageRange({ from, to }: NonNullable<ProductCard['ageMonths']>): string {
  if (to === null) return from ? `From ${ageLabel(from)}` : 'From birth';
  const last = ageLabel(to);
  const first = from === null ? 'up' : ageLabel(from);
  const range = first === last ? first : `${first} to ${last}`;
  return range.charAt(0).toUpperCase() + range.slice(1);
}
