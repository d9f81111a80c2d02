// @script forms

// The build replaces these with values of the content folder (`server/content/organiser-config/built-config.ts`).

/** What names are checked against, such as `MyKad`; empty where none is named. */
export const identityCard: string = '';
/** The languages of letters and calls, by their codes. With less than two there is nothing to choose. */
export const languages: Readonly<Record<string, string>> = {};
