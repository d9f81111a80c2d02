// @script venue

import { formatCount } from './format-count.ts';

/** `1 talk`, `2 talks`, `1,200 talks`: for nouns whose plural has an s. */
export const counted = (count: number, one: string): string =>
  `${formatCount(count)} ${count === 1 ? one : `${one}s`}`;
