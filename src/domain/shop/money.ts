// @script pieces

// All amounts are in sen: 100 sen are one ringgit.

/** `RM 59.90`, `RM 1,299.00`. */
export function formatMoney(sen: number): string {
  const whole = Math.trunc(Math.abs(sen) / 100).toString();
  const cents = String(Math.abs(sen) % 100).padStart(2, '0');
  return `${sen < 0 ? '−' : ''}RM ${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

/** `RM 20`, `RM 12.50`: for large type, without the sen where there are none. */
export const formatMoneyShort = (sen: number): string => formatMoney(sen).replace(/\.00$/, '');

/** The saving in whole per cent of the list price; 0 without a list price. */
export function percentSaved(priceSen: number, listPriceSen: number | null): number {
  if (!listPriceSen || listPriceSen <= priceSen) return 0;
  return Math.round((1 - priceSen / listPriceSen) * 100);
}
