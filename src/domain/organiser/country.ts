// What the build puts in place of these is in the content folder (`server/content/organiser-config`).

/** Two letters, ISO 3166. */
export const country: string = 'MY';
/** For the end of a phrase. */
export const inCountry: string = ' in Malaysia';
