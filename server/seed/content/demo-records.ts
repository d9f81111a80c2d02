import type { Order } from '../../../src/domain/shop/order.ts';
import type { Transaction } from '../../../src/domain/visitor/transaction.ts';

// Records of the demo visitor from earlier expos. Days count back from the first start; money is in sen.

type SampleOrder = Pick<Order, 'status' | 'sendTo' | 'collectAt'> & {
  daysAgo: number;
  lines: [productSlug: string, quantity: number, unitPriceSen: number][];
  discountSen: number;
  deliverySen: number;
  giftCardSen: number;
  pointsEarned: number;
};

const HOME = [
  'Nur Aisyah binti Rahman',
  '12 Jalan Anggerik Vanda 3',
  'Kota Kemuning',
  '40460 Shah Alam, Selangor',
];

export const orders: readonly SampleOrder[] = [
  {
    daysAgo: 1,
    status: 'collected',
    collectAt: { expoSlug: 'baby-fair-kl', note: 'Hall 2 · Booth C02' },
    sendTo: null,
    lines: [
      ['electric-buaian', 1, 39_900],
      ['cradle-net-and-sarong', 1, 8_900],
    ],
    discountSen: 0,
    deliverySen: 0,
    giftCardSen: 5_000,
    pointsEarned: 0,
  },
  {
    daysAgo: 40,
    status: 'delivered',
    collectAt: null,
    sendTo: HOME,
    lines: [
      ['nursing-pillow', 1, 12_900],
      ['milk-storage-bags-100', 2, 3_990],
    ],
    discountSen: 1_000,
    deliverySen: 800,
    giftCardSen: 0,
    pointsEarned: 0,
  },
  {
    daysAgo: 96,
    status: 'collected',
    collectAt: { expoSlug: 'toddler-play-days', note: 'Booth of Rollo Strollers' },
    sendTo: null,
    lines: [['rollo-city-stroller', 1, 89_900]],
    discountSen: 0,
    deliverySen: 0,
    giftCardSen: 0,
    pointsEarned: 0,
  },
];

type SampleVoucher = {
  code: string;
  title: string;
  terms: string;
  brandSlug: string | null;
  off: { sen: number } | { percent: number };
  minSpendSen: number;
  expiresInDays: number;
  usedDaysAgo: number | null;
};

export const vouchers: readonly SampleVoucher[] = [
  {
    code: 'HELLO-10-7KQ2',
    title: 'RM 10 off at star buy booths',
    terms: 'One per purchase.',
    brandSlug: null,
    off: { sen: 1_000 },
    minSpendSen: 5_000,
    // The last day of Little Ones Penang.
    expiresInDays: 50,
    usedDaysAgo: null,
  },
  {
    code: 'TOES-15-M3XA',
    title: '15% off baby clothes',
    terms: 'At Yhello Baby Fair KL and the Year-End Baby Expo, sale items too.',
    brandSlug: 'tiny-toes',
    off: { percent: 15 },
    minSpendSen: 0,
    // The last day of the later one.
    expiresInDays: 15,
    usedDaysAgo: null,
  },
  {
    code: 'PILLOW-10-9VEL',
    title: 'RM 10 off pillows and pumps',
    terms: 'One per purchase.',
    brandSlug: 'mamaluna',
    off: { sen: 1_000 },
    minSpendSen: 10_000,
    expiresInDays: 20,
    usedDaysAgo: 40,
  },
  {
    code: 'NAP-20-W8RD',
    title: 'RM 20 off six packs of diapers',
    terms: 'Any size.',
    brandSlug: 'cloudnap',
    off: { sen: 2_000 },
    minSpendSen: 15_000,
    expiresInDays: -9,
    usedDaysAgo: null,
  },
];

export const giftCards = [
  {
    code: 'YC-4826-1907',
    valueSen: 10_000,
    balanceSen: 5_000,
    fromName: 'Kak Long',
    message: 'For the little one who is on the way. Buy something soft.',
    receivedDaysAgo: 21,
  },
  {
    code: 'YC-7710-3358',
    valueSen: 5_000,
    balanceSen: 5_000,
    fromName: 'everybody at the office',
    message: 'See you in three months. Sleep when you can!',
    receivedDaysAgo: 5,
  },
] as const;

export const addresses = [
  {
    label: 'Home',
    recipient: 'Nur Aisyah binti Rahman',
    phone: '+60 12-555 0148',
    line1: '12 Jalan Anggerik Vanda 3',
    line2: 'Kota Kemuning',
    postcode: '40460',
    city: 'Shah Alam',
    state: 'Selangor',
    isDefault: true,
  },
  {
    label: 'Mak’s house',
    recipient: 'Rahman bin Yusof',
    phone: '+60 13-555 0193',
    line1: 'Lot 481, Lorong Masjid',
    line2: 'Kampung Sireh',
    postcode: '15050',
    city: 'Kota Bharu',
    state: 'Kelantan',
    isDefault: false,
  },
] as const;

type SampleTransaction = Pick<Transaction, 'kind' | 'amount' | 'title'> & {
  daysAgo: number;
  /** What the points are for, where the visitor could do the same again and must not be paid again. */
  reason?: string;
  /** The slug of the expo, from which the reason of a check-in is made. */
  expo?: string;
};

const checkIn = (daysAgo: number, name: string, expo: string): SampleTransaction => ({
  daysAgo,
  kind: 'points',
  amount: 240,
  title: `Checked in at ${name}`,
  expo,
});

/** The points add up to what the account shows. Those of a check-in come with the check-in itself. */
export const transactions: readonly SampleTransaction[] = [
  { daysAgo: 398, kind: 'points', amount: 10_820, title: 'Brought over from your paper card' },
  {
    daysAgo: 397,
    kind: 'points',
    amount: 300,
    title: 'Profile completed',
    reason: 'complete-your-profile',
  },
  {
    daysAgo: 397,
    kind: 'points',
    amount: 100,
    title: 'A new family member',
    reason: 'add-a-child:1',
  },
  {
    daysAgo: 120,
    kind: 'points',
    amount: 100,
    title: 'A new family member',
    reason: 'add-a-child:2',
  },
  checkIn(96, 'Toddler Play Days', 'toddler-play-days'),
  { daysAgo: 96, kind: 'money', amount: -89_900, title: 'Rollo Strollers' },
  { daysAgo: 61, kind: 'points', amount: 500, title: 'A birthday in the family' },
  { daysAgo: 41, kind: 'points', amount: 500, title: 'Profile verified', reason: 'become-verified' },
  checkIn(41, 'Mother & Baby Shah Alam', 'mother-and-baby-shah-alam'),
  { daysAgo: 40, kind: 'points', amount: -800, title: 'Redeemed: Kopi and kuih for two' },
  checkIn(40, 'Mother & Baby Shah Alam', 'mother-and-baby-shah-alam'),
  { daysAgo: 40, kind: 'money', amount: -20_680, title: 'Mamaluna and Susu Story' },
  checkIn(1, 'Yhello Baby Fair KL', 'baby-fair-kl'),
  { daysAgo: 1, kind: 'money', amount: -43_800, title: 'Kampung Cradle' },
  { daysAgo: 1, kind: 'money', amount: -5_000, title: 'Paid with a Yhello Card' },
];

/** Latest first. */
export const wishlist = [
  'four-in-one-car-seat',
  'wearable-breast-pump-pair',
  'cuddle-elephant-40-cm',
  'forest-play-mat-2-m',
  'first-raya-baju-melayu',
  'good-night-tapir',
] as const;

export const follows = ['moon-and-mallow', 'little-sprout', 'rollo', 'little-batik'] as const;

/** In days from the first start: one child of two years, one expected. */
export const family = {
  child: { name: 'Rayyan', bornDaysAgo: 791 },
  dueInDays: 78,
} as const;

/** The expo of the demo visitor’s list and booths. */
export const EXPO_ID = 'expo-baby-fair-kl';
/** The booths that the demo visitor has been at. */
export const boothVisits: readonly string[] = ['A02', 'B05', 'B09'];

/** The talks that the demo visitor has saved, by their ids. */
export const agenda: readonly string[] = ['bf-08', 'bf-11', 'bf-14', 'ye-03'];
