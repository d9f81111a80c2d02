// Records of the demo visitor at the first start.

export const inboxMessages: readonly [title: string, body: string, path: string][] = [
  ['Your pass is ready', 'Open the menu to show it. It works without signal.', '/?menu=open'],
  [
    'The baby fair is on',
    'MITEC Kuala Lumpur, until 9 PM today. See you inside.',
    '/expo?expoSlug=baby-fair-kl',
  ],
  ['You earned 480 points', 'Thank you for visiting Mother & Baby Shah Alam.', '/account?page=transactions'],
  [
    'Booth change',
    'Little Sprout has moved to booth B14 in Hall 1.',
    '/expo/directory?expoSlug=baby-fair-kl',
  ],
  [
    'Lucky draw at 4:30 PM',
    'On the main stage in Hall 1. Come a little early.',
    '/account?page=expo-check-in',
  ],
  ['A quieter hour', 'Mornings before noon are the calmest for prams.', ''],
  ['New in the community', '“How do I pack for two under two?” has new replies.', '/support-group'],
  [
    'Star buy at the fair',
    'The four-in-one car seat for RM 589, first fifty families.',
    '/products/four-in-one-car-seat',
  ],
  [
    'Nursing rooms',
    'There are two: one in Hall 1, and one in Hall 2.',
    '/expo/directory?expoSlug=baby-fair-kl',
  ],
  [
    'Sleep talk moved',
    'Sleep through the night starts half an hour later, at 11:30 AM.',
    '/expo?expoSlug=baby-fair-kl',
  ],
  ['Parking', 'Basement 2 fills first. Basement 4 has lifts straight into the hall.', ''],
  [
    'Welcome to the family',
    'Tell us about your little ones: each brings points, and so does every birthday.',
    '/account?page=family',
  ],
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
