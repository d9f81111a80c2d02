/** The pictures of empty, error and finished states: they must be there without signal, when such states are shown. */
export const STATE_PICTURES = [
  'offline-signal',
  'not-found-map',
  'teddy-bear',
  'empty-calendar',
  'mailbox',
  'points-star',
  'baby-bottle',
  'check-in-ticket',
  'place-rumah-cerita',
  'product-diaper-bag-first-aid-kit',
] as const;
