/** The name of an item as it is stored: with one space between words. Empty where nobody would see anything of it. */
export const writtenName = (typed: string): string =>
  /[^\p{Z}\p{Cc}\p{Cf}]/u.test(typed) ? typed.trim().replace(/\s+/g, ' ') : '';
