type Layout = 'home' | 'page-title' | 'default';

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

/** The layout of an address, by its first segment. */
export function layoutOf(path: string): Layout {
  const first = path.split('/')[1] ?? '';
  if (first === '') return 'home';
  return WITH_PAGE_TITLE.includes(first) ? 'page-title' : 'default';
}
