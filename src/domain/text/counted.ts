// @script venue

/** `1 talk`, `2 talks`: for nouns whose plural has an s. */
export const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;
