import type { Expo, ExpoDetail } from '../../../src/domain/expo/expo.ts';
import { babyFair, type SampleProgramme, shahAlam, yearEnd } from './programmes.ts';

/** A sample expo with days relative to today. */
export type ExpoSample = Omit<Expo, 'id' | 'fromDate' | 'toDate' | 'picture' | 'schedule'> & {
  /** The first and last day, in days from today; negative ones are past. */
  days: [first: number, last: number];
  address: string;
  opens: string;
  closes: string;
  programme: SampleProgramme;
  highlights: ExpoDetail['highlights'];
};

const HIGHLIGHTS = {
  stage: {
    title: 'Talks on the main stage',
    text: 'Midwives, paediatricians and parents who have been there, every hour.',
    picture: 'highlight-stage',
  },
  nursery: {
    title: 'The dream nursery',
    text: 'Cots, carriers and clever storage, set up in real rooms you can walk through.',
    picture: 'highlight-nursery',
  },
  feeding: {
    title: 'Feeding corner',
    text: 'Lactation consultants answer questions, pumps can be tried, chairs are soft.',
    picture: 'highlight-feeding',
  },
  play: {
    title: 'Play arena',
    text: 'A soft floor, a crawling race and blocks for every age, while you rest your feet.',
    picture: 'highlight-play',
  },
  travel: {
    title: 'Car seat check',
    text: 'Fitters look at how your seat sits in the car and put right what is loose.',
    picture: 'highlight-travel',
  },
  draw: {
    title: 'Lucky draw',
    text: 'A stroller, a year of diapers and more. Check in to take part.',
    picture: 'highlight-lucky-draw',
  },
} as const;

export const expoSamples: readonly ExpoSample[] = [
  {
    slug: 'baby-fair-kl',
    name: 'Yhello Baby Fair KL',
    days: [-1, 2],
    venue: 'MITEC Kuala Lumpur',
    address: '8 Jalan Dutamas 2, Kompleks MITEC, 50480 Kuala Lumpur',
    tagline: 'Everything for the little one, under one roof.',
    summary: 'Four days, forty brands, and star buys in every aisle.',
    showHighlights: true,
    showStarbuys: true,
    showPreExpoSale: false,
    opens: '10:00',
    closes: '21:00',
    programme: babyFair,
    highlights: [HIGHLIGHTS.stage, HIGHLIGHTS.feeding, HIGHLIGHTS.play, HIGHLIGHTS.draw],
  },
  {
    slug: 'year-end-baby-expo',
    name: 'Year-End Baby Expo',
    days: [13, 15],
    venue: 'MITEC Kuala Lumpur',
    address: '8 Jalan Dutamas 2, Kompleks MITEC, 50480 Kuala Lumpur',
    tagline: 'Round off the year with the little ones.',
    summary: 'Three days of year-end prices, matinée shows and the big family draw.',
    showHighlights: true,
    showStarbuys: true,
    showPreExpoSale: true,
    opens: '10:00',
    closes: '21:00',
    programme: yearEnd,
    highlights: [HIGHLIGHTS.nursery, HIGHLIGHTS.travel, HIGHLIGHTS.draw],
  },
  {
    slug: 'little-ones-penang',
    name: 'Little Ones Penang',
    days: [48, 50],
    venue: 'Setia SPICE, Penang',
    address: '108 Jalan Tun Dr Awang, 11900 Bayan Lepas, Pulau Pinang',
    tagline: 'The island’s weekend for young families.',
    summary: 'Sea air, nasi kandar and everything that fits in a nappy bag.',
    showHighlights: false,
    showStarbuys: false,
    showPreExpoSale: false,
    opens: '10:00',
    closes: '20:00',
    programme: [],
    highlights: [],
  },
  {
    slug: 'parenting-weekend-jb',
    name: 'Parenting Weekend JB',
    days: [76, 77],
    venue: 'Persada Johor, Johor Bahru',
    address: 'Jalan Abdullah Ibrahim, 80000 Johor Bahru, Johor',
    tagline: 'Two days for parents on both sides of the causeway.',
    summary: 'Talks, trials and a very large ball pit, five minutes from the station.',
    showHighlights: false,
    showStarbuys: false,
    showPreExpoSale: false,
    opens: '10:00',
    closes: '20:00',
    programme: [],
    highlights: [],
  },
  {
    slug: 'mother-and-baby-shah-alam',
    name: 'Mother & Baby Shah Alam',
    days: [-41, -39],
    venue: 'Shah Alam Convention Centre',
    address: '4 Jalan Perbadanan 14/9, Seksyen 14, 40000 Shah Alam, Selangor',
    tagline: 'A weekend for mothers, and those who spoil them.',
    summary: '18,000 visitors, twenty brands and one very long queue for the massage chairs. Thank you!',
    showHighlights: true,
    showStarbuys: false,
    showPreExpoSale: false,
    opens: '10:00',
    closes: '20:00',
    programme: shahAlam,
    highlights: [HIGHLIGHTS.feeding, HIGHLIGHTS.nursery, HIGHLIGHTS.stage],
  },
  {
    slug: 'toddler-play-days',
    name: 'Toddler Play Days',
    days: [-96, -94],
    venue: 'Mid Valley Exhibition Centre',
    address: 'Lingkaran Syed Putra, Mid Valley City, 59200 Kuala Lumpur',
    tagline: 'Three days of climbing, stacking and splashing.',
    summary: 'The whole hall was a playground.',
    showHighlights: false,
    showStarbuys: false,
    showPreExpoSale: false,
    opens: '10:00',
    closes: '19:00',
    programme: [],
    highlights: [],
  },
  {
    slug: 'new-parents-kl',
    name: 'New Parents KL',
    days: [-400, -398],
    venue: 'MITEC Kuala Lumpur',
    address: '8 Jalan Dutamas 2, Kompleks MITEC, 50480 Kuala Lumpur',
    tagline: 'For everybody who is about to sleep less.',
    summary: 'The first expo with the Yhello pass.',
    showHighlights: true,
    showStarbuys: false,
    showPreExpoSale: false,
    opens: '10:00',
    closes: '20:00',
    programme: [],
    highlights: [HIGHLIGHTS.nursery, HIGHLIGHTS.travel],
  },
];
