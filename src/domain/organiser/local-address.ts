// @script forms

/** `postcodeDigits` is 0 where postcodes are no numbers of one length; `states` is empty where any text is one. */
type LocalAddress = { postcodeDigits: number; secondLine: string; states: readonly string[] };

// The build replaces this with values of the content folder (`server/content/organiser-config/built-config.ts`).
export const localAddress: LocalAddress = { postcodeDigits: 0, secondLine: '', states: [] };
