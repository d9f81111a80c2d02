// @script forms

/** `postcodeDigits` is 0 where postcodes are no numbers of one length; `states` is empty where any text is one. */
export type LocalAddress = { postcodeDigits: number; secondLine: string; states: readonly string[] };

// What the build puts in place of this is in the content folder (`server/content/organiser-config`).
export const localAddress: LocalAddress = { postcodeDigits: 0, secondLine: '', states: [] };
