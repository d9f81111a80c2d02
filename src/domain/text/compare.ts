// @script shell

// Without `localeCompare` and `Intl.Collator`: the first use of either takes a slow phone 50 ms, and two versions of
// their tables may sort the server's HTML and the page differently.

/** For dates and ids, which are plain ASCII, as `sort` without a function does; and for numbers. */
export const compareText = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : Number(a > b));

/** For names that people read: case and accents aside, and Hall 2 before Hall 10. */
export const compareNames = (a: string, b: string): number =>
  compareText(sortKey(a), sortKey(b)) || compareText(a, b);

const LONGEST_NUMBER = 9;

const sortKey = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.padStart(LONGEST_NUMBER, '0'));
