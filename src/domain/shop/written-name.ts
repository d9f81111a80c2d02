/** The name of an item as it is stored: with one space between words. */
export const writtenName = (typed: string): string => typed.trim().replace(/\s+/g, ' ');
