import { boothCode } from '../expo/booth-code.ts';
import { compareNames } from '../text/compare.ts';
import { latestFirst, type ShoppingItem } from './shopping-list.ts';

export const LIST_ORDERS = ['latest', 'aisle', 'person'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

/** Names in their order, and what has none after them. */
export const emptyLast = (a: string, b: string): number =>
  Number(a === '') - Number(b === '') || compareNames(a, b);

/**
 * The items of a list in groups, each with a title, done items last. One group alone has no title, unless it is a
 * person's.
 * `aisle`: in the order of the booths, as one walks by them. `person`: a group for each person.
 * `isDone` says what counts as done: by default, what is ticked. `codeOf`: the code of an item's booth.
 */
export function inOrder<T extends ShoppingItem>(
  items: readonly T[],
  order: ListOrder,
  isDone = ({ ticked }: T) => ticked,
  codeOf = ({ booth }: T) => boothCode(booth),
): { title: string; items: T[] }[] {
  const doneLast = (a: T, b: T) => Number(isDone(a)) - Number(isDone(b));
  const latest = [...items].sort((a, b) => doneLast(a, b) || latestFirst(a, b));
  if (order === 'latest') return [{ title: '', items: latest }];
  if (order === 'aisle') {
    const codes = new Map(items.map((item) => [item, codeOf(item)]));
    const code = (item: T) => codes.get(item) ?? '';
    const byBooth = (a: T, b: T) => doneLast(a, b) || emptyLast(code(a), code(b));
    return [{ title: '', items: latest.sort(byBooth) }];
  }
  const people = [...new Set(latest.map(personOf))].sort(emptyLast);
  return people.map((person) => ({
    title: person === '' ? (people.length > 1 ? 'For everyone' : '') : `For ${person}`,
    items: latest.filter((item) => personOf(item) === person),
  }));
}

/** Whom an item is for; empty for everyone, also where the word “everyone” was typed. */
const personOf = ({ person }: ShoppingItem): string => (person.toLowerCase() === 'everyone' ? '' : person);

/** What the items with a price cost together, in sen: those that are ticked, and those that are still to buy. */
export function listTotals(items: readonly ShoppingItem[]): { spentSen: number; plannedSen: number } {
  const sum = (isTicked: boolean) =>
    items.reduce(
      (total, { ticked, priceSen, quantity }) =>
        ticked === isTicked ? total + (priceSen ?? 0) * quantity : total,
      0,
    );
  return { spentSen: sum(true), plannedSen: sum(false) };
}
