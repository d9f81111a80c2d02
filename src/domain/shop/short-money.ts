// @script venue

import { currency } from '../organiser/currency.ts';
import { formatMoney, moneyText } from './money.ts';

const SEN_PER_UNIT = 10 ** currency.decimals;

/** `RM 20`, `RM 12.50`: for large type, without the decimals where they are zeros. */
export const formatMoneyShort = (sen: number): string =>
  sen % SEN_PER_UNIT === 0 ? moneyText(sen / SEN_PER_UNIT, { ...currency, decimals: 0 }) : formatMoney(sen);
