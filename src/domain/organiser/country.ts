// The build replaces these with values of the content folder (`server/content/organiser-config/built-config.ts`).

/** Two letters, ISO 3166. */
export const country: string = 'MY';
/** For the end of a phrase. */
export const inCountry: string = ' in Malaysia';
