import { rewardsName } from '../organiser/labels.ts';
import { withoutTrailingSlash } from './paths.ts';

// Paths begin with a slash, so none is the name of an object's method.

/** Titles that differ from the breadcrumb label. */
const TITLES: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/sign-in': 'Login',
  '/expo/directory': 'Expo Map',
};

/** Labels that title-casing would not give, by whole path; see `docs/decisions/011-specification-readings.md`. */
const LABELS: Readonly<Record<string, string>> = {
  '/': '',
  '/account': 'My Account',
  '/about-us': 'About Us',
  '/career-opportunity': 'Career Opportunity',
  '/terms-of-use': 'Terms of Use',
  '/get-in-touch': 'Get in Touch',
  '/privacy-policy': 'Privacy Policy',
  '/expo/starbuy': 'Star Buy',
  '/wishlist': 'My Wishlist',
  '/yhello-rewards': rewardsName,
  '/expo/yhello-rewards': rewardsName,
};

/** The part of the document title after the product's name, unless the page sets its own. */
export function pathTitle(path: string): string {
  const plainPath = withoutTrailingSlash(path);
  return TITLES[plainPath] ?? pathLabel(plainPath);
}

/** The breadcrumb label of an address; empty for home. */
export function pathLabel(path: string): string {
  const plainPath = withoutTrailingSlash(path);
  return LABELS[plainPath] ?? titleCase(plainPath.slice(plainPath.lastIndexOf('/') + 1));
}

/** `kids-listing` → `Kids Listing`. */
export const titleCase = (segment: string) =>
  segment
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
