// An amount as a visitor types it, with a decimal point or a decimal comma, and perhaps with marks between thousands.

const TYPED = /^\d[\d.,' ]*$/;

/** The amount in the smallest unit; null for an empty text, undefined for one that is no amount. */
export function parseTypedMoney(text: string, decimals: number): number | null | undefined {
  const typed = text.trim().replace(/^[^\d.,-]+\s*/, '');
  if (typed === '') return text.trim() === '' ? null : undefined;
  if (!TYPED.test(typed)) return undefined;
  // `12.345`: a price with a digit too many, or twelve thousand?
  if (decimals > 0 && /^\d+\.\d+$/.test(typed) && typed.length - typed.indexOf('.') > decimals + 1)
    return undefined;
  const mark = new RegExp(`^(.*?)(?:\\.(\\d{0,${Math.max(2, decimals)}})|,(\\d{0,2}))?$`);
  const [, whole = '', afterPoint = '', afterComma = ''] = mark.exec(typed) ?? [];
  const fraction = afterPoint || afterComma;
  if (fraction.length > decimals) return undefined;
  const amount = Number(whole.replace(/\D/g, '') + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/** An amount as a field shows it: `129.90`. */
export const typedMoney = (sen: number | null, decimals: number): string =>
  sen === null ? '' : (sen / 10 ** decimals).toFixed(decimals);
