import { labelOf } from './breadcrumbs.ts';

/** Titles that differ from the breadcrumb label. */
const TITLES: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/sign-in': 'Login',
  '/expo/directory': 'Expo Map',
};

/** What the title of an address says after the product's name, unless its page overrides it. */
export function titleOf(path: string): string {
  const plain = path.replace(/(?<=[^/])\/+$/, '');
  return Object.hasOwn(TITLES, plain) ? (TITLES[plain] as string) : labelOf(plain);
}
