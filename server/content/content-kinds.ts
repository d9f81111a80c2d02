import type { EntryOf, Kind } from './kind.ts';
import { brands, deals, exhibitors } from './kinds/brands.ts';
import { categories } from './kinds/categories.ts';
import { answers, groups, kidsPlaces, questions } from './kinds/community.ts';
import { expos, highlights, hours, programme } from './kinds/expos.ts';
import { halls } from './kinds/halls.ts';
import { positions } from './kinds/positions.ts';
import { products, starBuys } from './kinds/products.ts';
import { earningWays, rewardStock, rewards, tiers } from './kinds/rewards.ts';
import { articles, faqs, media, moments, pages } from './kinds/texts.ts';

/** By the name of the file or folder. */
export const contentKinds = {
  expos,
  hours,
  highlights,
  programme,
  categories,
  brands,
  exhibitors,
  halls,
  deals,
  products,
  'star-buys': starBuys,
  articles,
  media,
  moments,
  pages,
  faqs,
  positions,
  groups,
  questions,
  answers,
  'kids-places': kidsPlaces,
  rewards,
  'reward-stock': rewardStock,
  tiers,
  'earning-ways': earningWays,
} as const;

export type KindName = keyof typeof contentKinds;
export const kindNames = Object.keys(contentKinds) as KindName[];
export type Content = { [K in KindName]: EntryOf<(typeof contentKinds)[K]['fields']>[] };

/** A kind without the types of its fields, for code that treats all kinds alike. */
export const kindOf = (name: KindName): Kind => contentKinds[name] as unknown as Kind;
