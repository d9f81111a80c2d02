/** The picture that is shown for an entry without one, by the first word of the picture's name. */
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

export const standInFor = (name: string): string | undefined =>
  new Map(Object.entries(STAND_INS)).get(name.split('-', 1)[0] ?? '');
