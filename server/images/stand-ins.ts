/** Pictures that are shown in place of missing ones, by the first word of the missing one's name. */
const STAND_INS: Record<string, string> = {
  article: 'hero-wide',
  brand: 'stand',
  expo: 'hero-wide',
  group: 'hero-wide',
  highlight: 'hero-wide',
  job: 'briefcase',
  media: 'mailbox',
  moment: 'camera',
  place: 'hero-wide',
  product: 'parcel',
  reward: 'gift-card',
  tier: 'points-star',
  way: 'points-star',
};

/** A highlight and a section of a page may name any picture. */
export const standInFor = (name: string): string =>
  new Map(Object.entries(STAND_INS)).get(name.split('-', 1)[0] ?? '') ?? 'hero-wide';
