import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ContentPage } from '../../src/domain/content/content-page.ts';
import type { KidsPlace } from '../../src/domain/content/kids-place.ts';
import type { Salary } from '../../src/domain/content/position.ts';
import type { Stage } from '../../src/domain/content/stage.ts';
import type { Reward } from '../../src/domain/expo/reward.ts';
import type { Brand } from '../../src/domain/shop/brand.ts';
import type { Product } from '../../src/domain/shop/product.ts';

// What organisers write in files: these tables are filled from server/seed/content and never changed otherwise.
// `rank` is the order in the file; days are counted back from today, as the sample expos are dated.

const slug = () => text().primaryKey();
const rank = () => integer().notNull();
const daysAgo = (name: string) => integer(name).notNull();

export const brands = pgTable(
  'brands',
  {
    slug: slug(),
    name: text().notNull(),
    tagline: text().notNull(),
    category: text().$type<Brand['category']>().notNull(),
    country: text().notNull(),
    since: integer().notNull(),
    story: text().notNull(),
    deals: jsonb().$type<Brand['deals']>().notNull(),
    letter: text().notNull(),
    sortKey: text('sort_key').notNull(),
    searchText: text('search_text').notNull(),
  },
  (t) => [index('brands_by_name').on(t.sortKey, t.slug)],
);

export const booths = pgTable(
  'booths',
  {
    expoSlug: text('expo_slug').notNull(),
    booth: text().notNull(),
    hall: text().notNull(),
    brandSlug: text('brand_slug').notNull(),
  },
  (t) => [primaryKey({ columns: [t.expoSlug, t.booth] }), index('booths_of_brand').on(t.brandSlug)],
);

export const products = pgTable(
  'products',
  {
    slug: slug(),
    rank: rank(),
    name: text().notNull(),
    brandSlug: text('brand_slug').notNull(),
    category: text().$type<Product['category']>().notNull(),
    priceSen: integer('price_sen').notNull(),
    listPriceSen: integer('list_price_sen'),
    savingPercent: integer('saving_percent').notNull(),
    ageFrom: integer('age_from'),
    ageTo: integer('age_to'),
    description: text().notNull(),
    details: jsonb().$type<Product['details']>().notNull(),
    stockNote: text('stock_note').notNull(),
    sortKey: text('sort_key').notNull(),
    searchText: text('search_text').notNull(),
  },
  (t) => [
    index('products_by_rank').on(t.rank, t.slug),
    index('products_by_price').on(t.priceSen, t.slug),
    index('products_of_category').on(t.category, t.rank, t.slug),
    index('products_of_brand').on(t.brandSlug, t.rank, t.slug),
  ],
);

export const starBuys = pgTable(
  'star_buys',
  {
    expoSlug: text('expo_slug').notNull(),
    productSlug: text('product_slug').notNull(),
    priceSen: integer('price_sen').notNull(),
    savingPercent: integer('saving_percent').notNull(),
    /** How many there are; null for as long as stock lasts. */
    stockLimit: integer('stock_limit'),
  },
  (t) => [
    primaryKey({ columns: [t.expoSlug, t.productSlug] }),
    index('star_buys_of_product').on(t.productSlug),
  ],
);

export const articles = pgTable(
  'articles',
  {
    slug: slug(),
    title: text().notNull(),
    stage: text().$type<Stage>().notNull(),
    summary: text().notNull(),
    author: text().notNull(),
    publishedDaysAgo: daysAgo('published_days_ago'),
    readingMinutes: integer('reading_minutes').notNull(),
    body: text().notNull(),
    brandSlugs: text('brand_slugs').array().notNull(),
    productSlugs: text('product_slugs').array().notNull(),
    searchText: text('search_text').notNull(),
  },
  (t) => [
    index('articles_latest').on(t.publishedDaysAgo, t.slug),
    index('articles_of_stage').on(t.stage, t.publishedDaysAgo, t.slug),
  ],
);

export const moments = pgTable(
  'moments',
  {
    id: text().primaryKey(),
    rank: rank(),
    caption: text().notNull(),
    expoSlug: text('expo_slug').notNull(),
    daysAgo: daysAgo('days_ago'),
  },
  (t) => [index('moments_in_order').on(t.rank, t.id), index('moments_of_expo').on(t.expoSlug, t.rank, t.id)],
);

export const media = pgTable('media', {
  slug: slug(),
  title: text().notNull(),
  outlet: text().notNull(),
  publishedDaysAgo: daysAgo('published_days_ago'),
  summary: text().notNull(),
  body: text().notNull(),
});

export const faqs = pgTable('faqs', {
  slug: slug(),
  rank: rank(),
  group: text().notNull(),
  question: text().notNull(),
  answer: text().notNull(),
});

export const positions = pgTable('positions', {
  slug: slug(),
  title: text().notNull(),
  team: text().notNull(),
  place: text().notNull(),
  type: text().notNull(),
  summary: text().notNull(),
  body: text().notNull(),
  salaryRM: jsonb('salary_rm').$type<Salary>().notNull(),
  postedDaysAgo: daysAgo('posted_days_ago'),
  closesInDays: integer('closes_in_days').notNull(),
});

export const supportGroups = pgTable('support_groups', {
  slug: slug(),
  rank: rank(),
  name: text().notNull(),
  stage: text().$type<Stage>().notNull(),
  area: text().notNull(),
  languages: text().array().notNull(),
  meetsWhen: text('meets_when').notNull(),
  meetsWhere: text('meets_where').notNull(),
  about: text().notNull(),
  howToJoin: text('how_to_join').array().notNull(),
});

export const questions = pgTable(
  'questions',
  {
    slug: slug(),
    title: text().notNull(),
    body: text().notNull(),
    author: text().notNull(),
    stage: text().$type<Stage>().notNull(),
    daysAgo: daysAgo('days_ago'),
    answers: jsonb().$type<{ author: string; daysAgo: number; text: string }[]>().notNull(),
  },
  (t) => [index('questions_latest').on(t.daysAgo, t.slug)],
);

export const kidsPlaces = pgTable('kids_places', {
  slug: slug(),
  rank: rank(),
  name: text().notNull(),
  region: text().$type<KidsPlace['region']>().notNull(),
  area: text().notNull(),
  ageFrom: integer('age_from').notNull(),
  ageTo: integer('age_to').notNull(),
  kind: text().notNull(),
  summary: text().notNull(),
  hours: text().notNull(),
  priceNote: text('price_note').notNull(),
});

export const rewards = pgTable('rewards', {
  slug: slug(),
  rank: rank(),
  title: text().notNull(),
  text: text().notNull(),
  category: text().notNull(),
  pointsCost: integer('points_cost').notNull(),
  availability: jsonb().$type<Reward['availability']>().notNull(),
});

export const rewardTiers = pgTable('reward_tiers', {
  slug: slug(),
  name: text().notNull(),
  fromPoints: integer('from_points').notNull(),
  perks: text().array().notNull(),
});

export const earningWays = pgTable('earning_ways', {
  slug: slug(),
  rank: rank(),
  title: text().notNull(),
  text: text().notNull(),
  points: integer().notNull(),
  unit: text().notNull(),
});

export const contentPages = pgTable('content_pages', {
  slug: slug(),
  title: text().notNull(),
  updatedDaysAgo: daysAgo('updated_days_ago'),
  sections: jsonb().$type<ContentPage['sections']>().notNull(),
});

/** What has been put in already: the hash of the content, or that something was done once. */
export const seedMarks = pgTable('seed_marks', {
  name: text().primaryKey(),
  mark: text().notNull(),
});
