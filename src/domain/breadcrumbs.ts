import { type At, paths } from './paths.ts';

/** Labels that title-casing would not give, by whole path (specification, "Breadcrumb labels"). */
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
};

/** `kids-listing` → `Kids Listing`. */
export const titleCase = (segment: string) =>
  segment
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const trimmed = (path: string) => path.replace(/(?<=[^/])\/+$/, '');

/** The label of an address; empty for home. */
export function labelOf(path: string): string {
  const plain = trimmed(path);
  return Object.hasOwn(LABELS, plain)
    ? (LABELS[plain] as string)
    : titleCase(plain.slice(plain.lastIndexOf('/') + 1));
}

export type Crumb = { label: string; path: string };

/**
 * The way from home to an address. A page that knows its `name` shows it as the last step: instead of the label, or as
 * a step of its own where the query says which one it is.
 */
export function breadcrumbs({ path, search }: Pick<At, 'path' | 'search'>, name?: string): Crumb[] {
  const segments = trimmed(path).split('/').filter(Boolean);
  const steps = segments.map((_, i) => `/${segments.slice(0, i + 1).join('/')}`);
  const crumbs = [paths.home, ...steps].map((step) => ({ path: step, label: labelOf(step) }));
  if (!name || steps.length === 0) return crumbs;
  const isInQuery = search.has('expoSlug') || search.has('slug');
  const here = `${trimmed(path)}?${search}`;
  return isInQuery
    ? [...crumbs, { path: here, label: name }]
    : [...crumbs.slice(0, -1), { path: trimmed(path), label: name }];
}
