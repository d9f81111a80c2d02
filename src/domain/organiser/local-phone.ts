/** Telephone numbers as they are written within the country; null: only with `+` and the country code. */
export type LocalPhone = {
  /** `+60` */
  countryCode: string;
  /** What stands before a number within the country, such as `0`; empty in countries without. */
  prefix: string;
  /** How many digits follow the country code, at least and at most. */
  digits: readonly [number, number];
  example: string;
};

// The build replaces this with values of the content folder (`server/content/organiser-config/built-config.ts`).
export const localPhone: LocalPhone | null = null;
