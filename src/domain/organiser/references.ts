// @script forms

import { productName } from './brand.ts';

const plain = (name: string) => name.normalize('NFKD').replace(/[^a-z0-9]/gi, '');

/** `Yhello` → `YH`, which numbers of orders and enquiries begin with. `EX` where a name has no such letters. */
export function referencePrefixOf(name: string): string {
  const letters = plain(name).replace(/\d/g, '');
  return letters.length < 2 ? 'EX' : letters.slice(0, 2).toUpperCase();
}

/** `Yhello` → `yhello`, which ids of calendar entries end with. */
export const calendarDomainOf = (name: string): string => plain(name).toLowerCase() || 'expo';

export const referencePrefix = referencePrefixOf(productName);
export const calendarDomain = calendarDomainOf(productName);
