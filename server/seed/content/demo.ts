// Records of the demo visitor at the first start.

/** Latest first; without a time, at the first start. Those of the days before yesterday are read. */
export const inboxMessages: readonly {
  title: string;
  body: string;
  path: string;
  daysAgo: number;
  at?: `${number}:${number}`;
}[] = [
  {
    title: 'A talk has a new time',
    body: '“Sleep through the night” now starts at 11:30 AM on the second day, half an hour later.',
    path: '/expo?expoSlug=baby-fair-kl',
    daysAgo: 1,
    at: '18:10',
  },
  {
    title: 'Lucky draw every day',
    body: '4:30 PM on the main stage in Hall\u00a01 (5 PM on the last day).',
    path: '/expo?expoSlug=baby-fair-kl',
    daysAgo: 1,
    at: '15:30',
  },
  {
    title: 'Booth change',
    body: 'Little Sprout has moved to booth B14 in Hall 1.',
    path: '/expo/directory?expoSlug=baby-fair-kl',
    daysAgo: 1,
    at: '10:40',
  },
  {
    title: 'The baby fair is on',
    body: 'MITEC Kuala Lumpur, every day until 9 PM. See you inside.',
    path: '/expo?expoSlug=baby-fair-kl',
    daysAgo: 1,
    at: '09:00',
  },
  {
    title: 'Your pass is ready',
    body: 'Open the menu to show it. It works without signal.',
    path: '/?menu=open',
    daysAgo: 1,
    at: '08:30',
  },
  {
    title: 'A quieter hour',
    body: 'With a stroller, the calmest time is before noon.',
    path: '',
    daysAgo: 2,
    at: '18:00',
  },
  {
    title: 'Star buy at the fair',
    body: 'The four-in-one car seat for RM\u00a0589, first fifty families.',
    path: '/products/four-in-one-car-seat',
    daysAgo: 2,
    at: '12:00',
  },
  {
    title: 'Nursing rooms',
    body: 'There are two: one in Hall 1, and one in Hall 2.',
    path: '/expo/directory?expoSlug=baby-fair-kl',
    daysAgo: 2,
    at: '09:30',
  },
  {
    title: 'New in the community',
    body: '“How do I pack for two under two?” has new replies.',
    path: '/support-group',
    daysAgo: 3,
    at: '20:15',
  },
  {
    title: 'Parking',
    body: 'Basement 2 fills first. Basement 4 has lifts straight into the hall.',
    path: '',
    daysAgo: 3,
    at: '09:30',
  },
  {
    title: 'You earned 480 points',
    body: 'Thank you for visiting Mother & Baby Shah Alam.',
    path: '/account?page=transactions',
    daysAgo: 39,
    at: '10:00',
  },
  {
    title: 'Welcome to the family',
    body: 'Tell us about your little ones: children and birthdays earn points.',
    path: '/account?page=family',
    daysAgo: 398,
    at: '11:20',
  },
];

export const shoppingList: readonly [name: string, booth: string, ticked: boolean][] = [
  ['Diapers, size M', 'B12', true],
  ['Breast pump', 'A03', false],
  ['Car seat', 'C21', false],
  ['Muslin cloths', 'B07', true],
  ['Baby monitor', 'A11', false],
  ['Bath thermometer', 'D02', true],
  ['Stroller rain cover', 'C18', false],
  ['Teether', 'B14', true],
  ['Night light', 'A09', false],
];

export const cart: readonly [productSlug: string, quantity: number][] = [
  ['anti-colic-bottle-3-pack', 1],
  ['bath-time-duck-family', 1],
  ['grip-socks-6-12-months', 1],
];
