import { hasTransactions } from './offered.ts';
import { pathTitle } from './page-labels.ts';
import { isPage, matchPath, paths, type RouteAddress } from './paths.ts';

// Apart from the labels in page-labels.ts, which are part of every first load.

export const NOT_FOUND_TITLE = 'Page Not Found';

/** The account pages that share one path and differ in the parameter `page`. */
const ACCOUNT_PAGE_TITLES: Readonly<Record<string, string>> = {
  profile: 'My Profile',
  family: 'My Family',
  ...(hasTransactions && { transactions: 'Transactions' }),
  'expo-check-in': 'Expo Check-in',
  agenda: 'My Agenda',
  settings: 'Settings',
  outbox: 'Outbox',
};

type Address = Pick<RouteAddress, 'path' | 'search'>;

/** The title of an account page that the parameter names; undefined for every other address. */
export function accountPageTitle({ path, search }: Address): string | undefined {
  const page = search.get('page') ?? '';
  return isPage(path, paths.account) && Object.hasOwn(ACCOUNT_PAGE_TITLES, page)
    ? ACCOUNT_PAGE_TITLES[page]
    : undefined;
}

/** A title for an address whose page is not loaded. Of one thing, such as a brand, it is the title of their list. */
export function addressTitle(address: Address): string {
  const pattern = Object.values(paths).find((path) => matchPath(path, address.path));
  if (!pattern) return NOT_FOUND_TITLE;
  return accountPageTitle(address) ?? pathTitle(pattern.replace(/\/:.*/, ''));
}
