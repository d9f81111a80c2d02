import { EARNING_WAYS } from '../../points/earning-way.ts';
import { choice } from '../fields/choices.ts';
import { listField } from '../fields/lists.ts';
import { idOf, slug } from '../fields/names.ts';
import { wholeNumber } from '../fields/numbers.ts';
import { line } from '../fields/text.ts';
import { kind } from '../kind.ts';

const MAX_POINTS = 10_000_000;
const points = wholeNumber(1, MAX_POINTS);

export const rewards = kind({
  key: ['slug'],
  fields: { slug, title: line, text: line, category: line, pointsCost: points },
});

/** Where rewards are handed over. */
export const rewardStock = kind({
  key: ['reward', 'expo'],
  fields: {
    reward: idOf('rewards'),
    expo: idOf('expos'),
    stock: wholeNumber(0, MAX_POINTS),
    collectAt: line,
  },
});

export const tiers = kind({
  key: ['slug'],
  fields: { slug, name: line, fromPoints: wholeNumber(0, MAX_POINTS), perks: listField(line) },
});

/** What earns points. The server pays no other ways. */
export const earningWays = kind({
  key: ['slug'],
  fields: { slug: choice(EARNING_WAYS), title: line, text: line, points, unit: line },
});
