import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { kindNames } from '../../../server/content/content-kinds.ts';
import { datedToday } from '../../../server/content/sample.ts';
import { inboxMessages, shoppingList } from '../../../server/seed/content/demo.ts';
import * as demo from '../../../server/seed/content/demo-records.ts';
import { STAGES } from '../../../src/domain/content/family-stage.ts';
import { slugFrom } from '../../../src/domain/text/slug-from.ts';
import { readSample } from '../../support/sample-content.ts';

const DAY_MS = 86_400_000;

let sample: Awaited<ReturnType<typeof readSample>>;
let content: Awaited<ReturnType<typeof readSample>>['content'];
beforeAll(async () => {
  sample = await readSample();
  content = sample.content;
});

const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

describe('the sample content', () => {
  it('has something of every kind', () => {
    expect(kindNames.filter((name) => content[name].length === 0)).toEqual([]);
  });

  it('has a product or a brand of every category and an article of every stage', () => {
    const categories = new Set([...content.products, ...content.brands].map(({ category }) => category));
    expect(categories).toEqual(new Set(content.categories.map(({ id }) => id)));
    expect(new Set(content.articles.map(({ stage }) => stage))).toEqual(new Set(STAGES));
  });

  it('has articles of 400 to 900 words, with headings, lists and quotes', () => {
    for (const { slug, body } of content.articles) {
      expect([slug, words(body) >= 400 && words(body) <= 900]).toEqual([slug, true]);
      for (const tag of ['<h2>', '<p>', '<blockquote>'])
        expect([slug, tag, body.includes(tag)]).toEqual([slug, tag, true]);
    }
  });

  it('has a link below every video, which works without frames', () => {
    const texts = [...content.articles, ...content.media].map(({ body }) => body);
    const videos = texts.flatMap((text) => [
      ...text.matchAll(/embed\/([\w-]+)[^<]*<\/iframe>(<p>.*?<\/p>)?/g),
    ]);
    expect(videos.length).toBeGreaterThan(0);
    for (const [, video, below] of videos)
      expect(below).toMatch(new RegExp(`<a href="https://[^"]*${video}"`));
  });

  it('has sections with different anchors, and pictures of full width, each once on a page', async () => {
    const sizes = JSON.parse(await readFile('server/images/originals/pictures.json', 'utf8'));
    for (const { slug, sections } of content.pages) {
      const anchors = sections.map(({ heading }) => slugFrom(heading));
      expect([slug, new Set(anchors).size]).toEqual([slug, anchors.length]);
      expect(anchors).not.toContain('');
      const pictures = sections.flatMap(({ picture }) => picture ?? []);
      expect([slug, new Set(pictures).size]).toEqual([slug, pictures.length]);
      for (const picture of pictures) expect([picture, sizes[picture]?.[0]]).toEqual([picture, 1600]);
    }
  });

  it('has the products and brands of the demo visitor', () => {
    const products = new Set(content.products.map(({ slug }) => slug));
    const wanted = [...demo.wishlist, ...demo.orders.flatMap(({ lines }) => lines.map(([slug]) => slug))];
    expect(wanted.filter((slug) => !products.has(slug))).toEqual([]);
    const brands = new Set(content.brands.map(({ slug }) => slug));
    const named = [...demo.follows, ...demo.vouchers.flatMap(({ brandSlug }) => brandSlug ?? [])];
    expect(named.filter((slug) => !brands.has(slug))).toEqual([]);
    const points = demo.transactions.filter(({ kind }) => kind === 'points');
    expect(points.reduce((sum, { amount }) => sum + amount, 0)).toBe(12_480);
  });

  it('has a check-in of the demo visitor on every day with an order collected at an expo', () => {
    const visits = demo.transactions.map(({ daysAgo, expo }) => `${daysAgo} ${expo}`);
    const collected = demo.orders.flatMap(({ daysAgo, collectAt }) =>
      collectAt ? [`${daysAgo} ${collectAt.expoSlug}`] : [],
    );
    expect(collected.length).toBeGreaterThan(0);
    expect(collected.filter((visit) => !visits.includes(visit))).toEqual([]);
  });

  it('has rewards in ringgit that cost what the points are worth', () => {
    const { count, worth } = sample.organiser.points ?? { count: 0, worth: 1 };
    const inRinggit = content.rewards.flatMap(({ title, pointsCost }) => {
      const ringgit = title.match(/RM\s(\d+)/)?.[1];
      return ringgit ? [[title, pointsCost, (Number(ringgit) / worth) * count] as const] : [];
    });
    expect(inRinggit.length).toBeGreaterThan(0);
    expect(inRinggit.filter(([, cost, fair]) => cost !== fair)).toEqual([]);
  });

  it('has a place on the plan for all that it sends visitors to', () => {
    const plansOf = (expoId: string) => content.halls.filter(({ expo }) => expo === expoId);
    const isOnPlan = (expoId: string, place: string) => {
      // `Info desk, Hall 1` or `Hall 2 · Booth C02`
      const [label = '', hall] = place.includes(' · ') ? place.split(' · ').reverse() : place.split(', ');
      const plan = plansOf(expoId).find((drawn) => drawn.hall === hall)?.plan;
      const names = [
        ...(plan?.places ?? []).map((one) => one.label),
        ...(plan?.entrances ?? []).map((one) => one.label),
        ...(plan?.booths ?? []).map(({ booth }) => `Booth ${booth}`),
      ];
      return names.includes(label);
    };
    const rewards = content['reward-stock'].map(({ expo, collectAt }) => [expo, collectAt] as const);
    const pickUps = demo.orders.flatMap(({ collectAt }) => {
      const expo = content.expos.find(({ slug }) => slug === collectAt?.expoSlug);
      // A past expo: nothing is collected there any more.
      return expo && expo.to > (sample.organiser.sampleDay ?? '')
        ? [[expo.id, collectAt?.note ?? ''] as const]
        : [];
    });
    expect([...rewards, ...pickUps].filter(([expo, place]) => !isOnPlan(expo, place))).toEqual([]);
    const fair = plansOf('expo-baby-fair-kl').flatMap(({ hall, plan }) => [
      hall,
      ...plan.booths.map(({ booth }) => booth),
    ]);
    const texts = [...inboxMessages.map(({ body }) => body), ...shoppingList.map(([, booth]) => booth)];
    const named = texts.flatMap((text) => text.match(/\bHall \d+|\b[A-Z]\d\d\b/g) ?? []);
    expect(named.length).toBeGreaterThan(shoppingList.length);
    expect(named.filter((name) => !fair.includes(name))).toEqual([]);
  });

  it('has the same price in an inbox message and at the expo', () => {
    const priced = inboxMessages.flatMap(({ body, path }) => {
      const price = body.match(/RM\u00a0(\d+)/)?.[1];
      const product = content.products.find(({ slug }) => path === `/products/${slug}`);
      return price && product ? [[product.id, Number(price) * 100] as const] : [];
    });
    expect(priced.length).toBeGreaterThan(0);
    for (const [product, price] of priced)
      expect(content['star-buys']).toContainEqual(
        expect.objectContaining({ product, price, expo: 'expo-baby-fair-kl' }),
      );
  });

  it('moves all its days to today, and nothing else', () => {
    const nowMs = Date.parse(`${sample.organiser.sampleDay}T04:00:00Z`) + 40 * DAY_MS;
    const moved = datedToday(sample, nowMs).content;
    const days = (text: string) => text.match(/"\d{4}-\d\d-\d\d"/g) ?? [];
    const [before, after] = [JSON.stringify(content), JSON.stringify(moved)];
    expect(days(after)).toEqual(
      days(before).map((day) =>
        JSON.stringify(new Date(Date.parse(JSON.parse(day)) + 40 * DAY_MS).toISOString().slice(0, 10)),
      ),
    );
    expect(after.replace(/"\d{4}-\d\d-\d\d"/g, '')).toBe(before.replace(/"\d{4}-\d\d-\d\d"/g, ''));
  });
});
