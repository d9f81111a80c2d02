import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { positions as positionsTable } from '../../server/db/schema.ts';
import { createSsrQueryFn } from '../../server/ssr-query-fn.ts';
import { articlePageSchema, articleSchema } from '../../src/domain/content/article.ts';
import { groupSchema, questionPageSchema } from '../../src/domain/content/community.ts';
import { contentPageSchema } from '../../src/domain/content/content-page.ts';
import { STAGES } from '../../src/domain/content/family-stage.ts';
import { faqSchema } from '../../src/domain/content/faq.ts';
import { kidsPlaceSchema } from '../../src/domain/content/kids-place.ts';
import { mediaCardSchema, mediaSchema } from '../../src/domain/content/media.ts';
import { momentExposSchema, momentPageSchema } from '../../src/domain/content/moment.ts';
import { positionCardSchema, positionSchema } from '../../src/domain/content/position.ts';
import { expoRewardSchema, rewardProgrammeSchema, tierFor } from '../../src/domain/expo/reward.ts';
import { addDays, type Day } from '../../src/domain/time/dates.ts';
import { dayAt } from '../../src/domain/time/expo-time.ts';
import { narrowPlaces } from '../../src/features/kids-places/place-filter.ts';
import { fetchAllPages, queryParsed } from '../support/query-as-stranger.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const today: Day = dayAt(TEST_NOW_MS);

describe('Articles', () => {
  it('are listed latest first', async () => {
    const all = await fetchAllPages(
      (more) => queryParsed(server, 'articles.list', articlePageSchema, more),
      5,
    );
    const days = all.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(days.every((day) => day <= today)).toBe(true);
  });

  it('keep their day, whatever day it is', async () => {
    const first = async () => (await queryParsed(server, 'articles.list', articlePageSchema)).items[0];
    expect(await first()).toMatchObject({ slug: 'first-ten-days-at-home', publishedOn: addDays(today, -2) });
    server.clock.nowMs += 86_400_000;
    expect((await first())?.publishedOn).toBe(addDays(today, -2));
    server.clock.nowMs = TEST_NOW_MS;
  });

  it.each(STAGES)('can be filtered by the stage %s', async (stage) => {
    const { items } = await queryParsed(server, 'articles.list', articlePageSchema, { stage });
    expect(items.length).toBeGreaterThanOrEqual(3);
    expect(items.every((article) => article.stage === stage)).toBe(true);
  });

  it('are found best match first: in the title, in the summary, in the text', async () => {
    const text = 'sleep';
    const found = await fetchAllPages(
      (more) => queryParsed(server, 'articles.list', articlePageSchema, { text, ...more }),
      5,
    );
    const places = found.map(({ title, summary }) =>
      [title, summary].map((part) => part.toLowerCase().includes(text)).indexOf(true),
    );
    const ranks = places.map((place) => (place === -1 ? 2 : place));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(ranks).toContain(0);
    expect(ranks).toContain(2);
    // A card that does not show the word has the sentence that does.
    const shows = (part: string | undefined) => part?.toLowerCase().includes(text) ?? false;
    expect(found.map(({ excerpt }) => shows(excerpt))).toEqual(places.map((place) => place === -1));
  });

  it('can be filtered by a brand that they mention', async () => {
    const { items } = await queryParsed(server, 'articles.list', articlePageSchema, {
      brandSlug: 'snugride',
    });
    expect(items.map(({ slug }) => slug)).toEqual(['balik-kampung-with-a-baby']);
  });

  it('come with text, brands, products and more articles of the same stage', async () => {
    const article = await queryParsed(server, 'articles.detail', articleSchema, {
      slug: 'starting-solids-malaysian-kitchen',
    });
    expect(article.readingMinutes).toBe(3);
    expect(article.brands.map(({ slug }) => slug)).toEqual([
      'pip-and-pear',
      'little-sprout',
      'roti-and-spoon',
      'bekal',
    ]);
    expect(article.products[0]?.slug).toBe('steam-and-blend');
    expect(article.more).not.toEqual([]);
    expect(article.more.every(({ stage, slug }) => stage === 'baby' && slug !== article.slug)).toBe(true);
  });
});

describe('Moments, media and positions', () => {
  it('start with the latest expo', async () => {
    const all = await fetchAllPages(
      (more) => queryParsed(server, 'moments.list', momentPageSchema, more),
      25,
    );
    expect(all[0]?.expo).toEqual({ slug: 'baby-fair-kl', name: 'Yhello Baby Fair KL' });
    const ofExpo = await queryParsed(server, 'moments.list', momentPageSchema, {
      expoSlug: 'toddler-play-days',
    });
    expect(ofExpo.total).toBe(all.filter(({ expo }) => expo.slug === 'toddler-play-days').length);
  });

  it('have the sizes of the pictures, and a list of the expos that have any', async () => {
    const all = await fetchAllPages(
      (more) => queryParsed(server, 'moments.list', momentPageSchema, more),
      25,
    );
    for (const { width, height } of all) expect(Math.min(width, height)).toBeGreaterThan(0);
    const expos = await queryParsed(server, 'moments.expos', momentExposSchema);
    expect(expos.map(({ slug }) => slug)).toEqual([...new Set(all.map(({ expo }) => expo.slug))]);
  });

  it('have a list, and a text for each item', async () => {
    const media = await queryParsed(server, 'media.list', v.array(mediaCardSchema));
    expect(media).not.toEqual([]);
    const positions = await queryParsed(server, 'positions.list', v.array(positionCardSchema));
    expect(positions).not.toEqual([]);
    for (const { slug } of media) await queryParsed(server, 'media.detail', mediaSchema, { slug });
    for (const { slug, closesOn } of positions) {
      await queryParsed(server, 'positions.detail', positionSchema, { slug });
      expect(closesOn > today).toBe(true);
    }
  });
});

describe('A closed position', () => {
  it('is not found from the day after its last', async () => {
    const slug = 'finance-executive';
    const close = (inDays: number) =>
      server.db
        .update(positionsTable)
        .set({ closesOn: addDays(today, inDays) })
        .where(eq(positionsTable.slug, slug));
    const listed = async () =>
      (await queryParsed(server, 'positions.list', v.array(positionCardSchema))).some(
        (position) => position.slug === slug,
      );
    await close(0);
    expect(await listed()).toBe(true);
    await close(-1);
    expect(await listed()).toBe(false);
    expect((await server.rpcQuery('businesses.positions.detail', { slug })).status).toBe(404);
    await close(9);
  });
});

describe('Questions and answers', () => {
  it('keep the order of the file', async () => {
    const faqs = await queryParsed(server, 'faqs.list', v.array(faqSchema));
    expect(faqs[0]?.question).toBe('Does it cost anything to come?');
    const groups = faqs.map(({ group }) => group);
    expect([...new Set(groups)]).toEqual(groups.filter((group, i) => group !== groups[i - 1]));
  });

  it('of the community have their answers in the order of days', async () => {
    expect(await queryParsed(server, 'community.groups', v.array(groupSchema))).not.toEqual([]);
    const all = await fetchAllPages(
      (more) => queryParsed(server, 'community.questions', questionPageSchema, more),
      6,
    );
    for (const { askedOn, answers } of all) {
      const days = answers.map(({ answeredOn }) => answeredOn);
      expect(days).toEqual(days.toSorted());
      expect(days.every((day) => day >= askedOn)).toBe(true);
    }
    const packing = all.find(({ slug }) => slug === 'two-under-two-packing');
    expect(packing?.answers).not.toEqual([]);
    const { items } = await queryParsed(server, 'community.questions', questionPageSchema, {
      stage: 'toddler',
    });
    expect(items.every(({ stage }) => stage === 'toddler')).toBe(true);
  });
});

describe('Places for kids', () => {
  const list = (input?: object) => queryParsed(server, 'kidsPlaces.list', v.array(kidsPlaceSchema), input);
  it('can be filtered by region and age', async () => {
    const inPenang = await list({ region: 'Penang' });
    expect(inPenang).toEqual((await list()).filter(({ region }) => region === 'Penang'));
    expect(inPenang).not.toEqual([]);
    const babies = await list({ ageYears: 0 });
    expect(babies.length).toBeGreaterThan(2);
    expect(babies.every(({ ageYears }) => ageYears.from === 0)).toBe(true);
  });

  it('are narrowed on the phone as here', async () => {
    const all = await list();
    for (const region of [undefined, 'Penang', 'Nowhere'])
      for (const ageYears of [undefined, 0, 4, 12]) {
        const filter = { ...(region && { region }), ...(ageYears !== undefined && { ageYears }) };
        expect(narrowPlaces(all, filter)).toEqual(await list(filter));
      }
  });
});

describe('Rewards', () => {
  it('are a programme with tiers, lowest first', async () => {
    const { tiers, waysToEarn, rewards } = await queryParsed(
      server,
      'rewards.programme',
      rewardProgrammeSchema,
    );
    for (const part of [tiers, waysToEarn, rewards]) expect(part).not.toEqual([]);
    const fromPoints = tiers.map((tier) => tier.fromPoints);
    expect(fromPoints).toEqual(fromPoints.toSorted((a, b) => a - b));
    expect(tiers[0]?.fromPoints).toBe(0);
    expect(tierFor(tiers, 12_480)?.name).toBe('Sprout');
    expect(tierFor(tiers, 0)?.name).toBe('Seedling');
    expect(tierFor([], 5)).toBeNull();
  });

  it('can be filtered by expo', async () => {
    const countAt = async (expoSlug: string) =>
      (await queryParsed(server, 'rewards.forExpo', v.array(expoRewardSchema), { expoSlug })).length;
    expect(await countAt('parenting-weekend-jb')).toBeGreaterThan(0);
    expect(await countAt('baby-fair-kl')).toBeGreaterThan(await countAt('parenting-weekend-jb'));
    expect(await countAt('toddler-play-days')).toBe(0);
  });
});

describe('Content pages', () => {
  it.each(['about-us', 'career', 'terms-of-use', 'privacy-policy'])('include %s', async (slug) => {
    const page = await queryParsed(server, 'pages.detail', contentPageSchema, { slug });
    expect(page.sections.length).toBeGreaterThan(4);
    expect(page.updatedOn < today).toBe(true);
  });
});

describe('An unknown slug', () => {
  it.each(['brands', 'articles', 'media', 'positions', 'pages'])('is not found in %s', async (kind) => {
    for (const slug of ['nothing', 'constructor', '__proto__', "' or 1=1 --"]) {
      const { status, code } = await server.rpcQuery(`businesses.${kind}.detail`, { slug });
      expect([status, code]).toEqual([404, 'NOT_FOUND']);
    }
    expect((await server.rpcQuery(`businesses.${kind}.detail`, { slug: 'a\0b' })).status).toBe(400);
    expect((await server.rpcQuery(`businesses.${kind}.detail`, {})).status).toBe(400);
  });
});

describe('The content of organisers', () => {
  it('is plain JSON, the same in process as over HTTP', async () => {
    const queryFn = createSsrQueryFn(server.deps);
    for (const key of [
      ['businesses.products.list', { starBuysAt: 'baby-fair-kl' }],
      ['businesses.brands.detail', { slug: 'rollo' }],
      ['businesses.articles.list'],
      ['businesses.rewards.programme'],
    ]) {
      const data = await queryFn(key);
      expect(JSON.parse(JSON.stringify(data))).toEqual(data);
      expect(data).toEqual((await server.rpcQuery(String(key[0]), key[1])).data);
    }
    expect(server.log.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
