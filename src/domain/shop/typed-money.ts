// An amount as a visitor types it, with a decimal point or a decimal comma, and perhaps with marks between thousands.

const TYPED = /^\d[\d.,' ]*$/;
/** `12.345`: a price with a digit too many, or twelve thousand? */
const TOO_PRECISE = /^\d+\.\d{3,}$/;

/** The amount in the smallest unit; null for an empty text, undefined for one that is no amount. */
export function parseTypedMoney(text: string, decimals: number): number | null | undefined {
  const typed = text.trim().replace(/^[^\d.,-]+\s*/, '');
  if (typed === '') return text.trim() === '' ? null : undefined;
  if (!TYPED.test(typed) || (decimals > 0 && TOO_PRECISE.test(typed))) return undefined;
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{0,2}))?$/.exec(typed) ?? [];
  if (fraction.length > decimals) return undefined;
  const amount = Number(whole.replace(/\D/g, '') + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/** An amount as a field shows it: `129.90`. */
export const typedMoney = (sen: number | null, decimals: number): string =>
  sen === null ? '' : (sen / 10 ** decimals).toFixed(decimals);
