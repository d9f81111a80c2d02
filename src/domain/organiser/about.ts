/** What the footer and the heads of pages say about the organiser. */
type About = {
  line: string;
  description: string;
  keywords: string;
  socialLinks: readonly string[];
  /** Nobody pays at the door. */
  isEntryFree: boolean;
  /** Where the companion app is. */
  apps: readonly (readonly [store: string, url: string])[];
};

// The build replaces this with values of the content folder (`server/content/organiser-config/built-config.ts`).
export const about: About = {
  line: 'Baby and parenting expos.',
  description: 'Baby and parenting expos.',
  keywords: 'baby expo, parenting',
  socialLinks: [],
  isEntryFree: true,
  apps: [],
};
