export type Layout = 'home' | 'page-title' | 'default';

const WITH_PAGE_TITLE: readonly string[] = [
  'terms-of-use',
  'privacy-policy',
  'articles',
  'media',
  'products',
  'account',
  'career-opportunity',
  'wishlist',
];

const OF_THE_VISITOR: readonly string[] = ['account', 'my-rewards', 'shopping-list', 'wishlist', 'journey'];

/**
 * Whether an address is one of the visitor's own pages. On a phone, their footer hides all groups of links but that of
 * the apps (`footer.module.css`).
 */
export const isOwnPage = (path: string): boolean => OF_THE_VISITOR.includes(path.split('/')[1] ?? '');

/** The layout of an address, by its first segment. */
export function layoutOf(path: string): Layout {
  const first = path.split('/')[1] ?? '';
  if (first === '') return 'home';
  return WITH_PAGE_TITLE.includes(first) ? 'page-title' : 'default';
}
