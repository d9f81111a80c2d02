// @script forms

// What the build puts in place of these is in the content folder (`server/content/organiser-config`).

/** What names are checked against, such as `MyKad`; empty where none is named. */
export const identityCard: string = '';
/** The languages of letters and calls, by their codes. With less than two there is nothing to choose. */
export const languages: Readonly<Record<string, string>> = {};
