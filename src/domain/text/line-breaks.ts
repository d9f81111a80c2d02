// @script lists

const NO_BREAK = '\u00a0';

/**
 * Where a narrow card may break the name of a product: `Grip socks, 6 to 12 months` keeps its short end after the comma
 * on one line, `Bottle steriliser and dryer` keeps a small word with the next one, and `Nappies, 84` and `Spoon set`
 * have no short end alone on a line.
 */
export const withGoodBreaks = (name: string): string =>
  name
    .replace(/, .{1,15}$/, (end) => `, ${end.slice(2).replaceAll(' ', NO_BREAK)}`)
    .replace(/, (\S{1,4})$/, `,${NO_BREAK}$1`)
    .replace(/\b(a|and|for|in|of|the|with) /g, `$1${NO_BREAK}`)
    .replace(/^([^,]* )?([^, ]{1,10}) (\S{1,5})$/, `$1$2${NO_BREAK}$3`);
