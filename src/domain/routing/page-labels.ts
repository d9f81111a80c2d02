/** Titles that differ from the breadcrumb label. */
const TITLES: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/sign-in': 'Login',
  '/expo/directory': 'Expo Map',
};

/** What the title of an address says after the product's name, unless its page overrides it. */
export function pathTitle(path: string): string {
  const plain = path.replace(/(?<=[^/])\/+$/, '');
  return Object.hasOwn(TITLES, plain) ? (TITLES[plain] as string) : pathLabel(plain);
}
/** Labels that title-casing would not give, by whole path (specification, "Breadcrumb labels"). */
export const LABELS: Readonly<Record<string, string>> = {
  '/': '',
  '/account': 'My Account',
  '/about-us': 'About Us',
  '/career-opportunity': 'Career Opportunity',
  '/terms-of-use': 'Terms of Use',
  '/get-in-touch': 'Get in Touch',
  '/privacy-policy': 'Privacy Policy',
  '/expo/starbuy': 'Star Buy',
  '/wishlist': 'My Wishlist',
};
/** `kids-listing` → `Kids Listing`. */
export const titleCase = (segment: string) =>
  segment
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
export const trimmed = (path: string) => path.replace(/(?<=[^/])\/+$/, '');
/** The label of an address; empty for home. */
export function pathLabel(path: string): string {
  const plain = trimmed(path);
  return Object.hasOwn(LABELS, plain)
    ? (LABELS[plain] as string)
    : titleCase(plain.slice(plain.lastIndexOf('/') + 1));
}
