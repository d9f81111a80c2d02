/**
 * Words of the field for the same thing, in the singular and as `normalizeForSearch` leaves them: a search for one
 * finds the others. A name of two words stands here as one. An organiser adds those of their visitors here.
 */
export const SAME_WORDS: readonly (readonly string[])[] = [
  'nappy diaper lampin',
  'pram stroller pushchair buggy keretasorong',
  'crib cot katil',
  'dummy pacifier soother puting',
  'bottle botol',
  'clothes clothing apparel pakaian',
  'refund return',
  'toy play mainan',
  'milk susu',
  'pump pam',
  'shoe kasut',
  'blanket selimut',
].map((line) => line.split(' '));

/** In a search that would find nothing, these are left out: they say little, or stand almost everywhere. */
export const COMMON_WORDS: readonly string[] =
  'a an and are at be can do does for how i if in is it my new of on or the there to we what when where which who with you baby babies bayi kids'.split(
    ' ',
  );
