import type { Meanings } from './meaning.ts';

export const rewardMeanings: Meanings<'rewards' | 'reward-stock' | 'tiers' | 'earning-ways'> = {
  rewards: {
    about: 'What visitors get for their points.',
    columns: {
      slug: 'the end of its address and of the name of its picture',
      title: 'what it is',
      text: 'a sentence or two',
      category: 'the heading under which it stands',
      pointsCost: 'how many points it takes',
    },
  },
  'reward-stock': {
    about: 'Where rewards are handed over.',
    columns: {
      reward: 'which, by its slug',
      expo: 'at which expo',
      stock: 'how many there are before the expo; the app takes off what is redeemed',
      collectAt: 'where in the halls, such as Info desk, Hall 1',
    },
  },
  tiers: {
    about: 'Steps that visitors reach with the points they have. Spending points may lower a step.',
    columns: {
      slug: 'the end of the name of its picture',
      name: 'as visitors read it, such as Silver',
      fromPoints: 'the points with which it begins; 0 for the first',
      perks: 'what one has of it',
    },
  },
  'earning-ways': {
    about: 'What earns points. The app can pay for these and no others.',
    columns: {
      slug: 'which of them',
      title: 'as visitors read it',
      text: 'a sentence on it',
      points: 'how many it earns',
      unit: 'for what, such as a day',
    },
  },
};
