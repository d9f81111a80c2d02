import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { kindNames } from '../../../server/content/content-kinds.ts';
import { datedToday } from '../../../server/content/sample.ts';
import * as demo from '../../../server/seed/content/demo-records.ts';
import { anchorId } from '../../../src/domain/content/content-page.ts';
import { STAGES } from '../../../src/domain/content/family-stage.ts';
import { PRODUCT_CATEGORIES } from '../../../src/domain/shop/product.ts';
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

  it('has a product of every category and an article of every stage', () => {
    expect(new Set(content.products.map(({ category }) => category))).toEqual(new Set(PRODUCT_CATEGORIES));
    expect(new Set(content.articles.map(({ stage }) => stage))).toEqual(new Set(STAGES));
  });

  it('has articles of 400 to 900 words, with headings, lists and quotes', () => {
    for (const { slug, body } of content.articles) {
      expect([slug, words(body) >= 400 && words(body) <= 900]).toEqual([slug, true]);
      for (const tag of ['<h2>', '<p>', '<blockquote>'])
        expect([slug, tag, body.includes(tag)]).toEqual([slug, tag, true]);
    }
  });

  it('has a link below every film, which works without frames', () => {
    const texts = [...content.articles, ...content.media].map(({ body }) => body);
    const films = texts.flatMap((text) => [
      ...text.matchAll(/embed\/([\w-]+)[^<]*<\/iframe>(<p>.*?<\/p>)?/g),
    ]);
    expect(films.length).toBeGreaterThan(0);
    for (const [, film, below] of films) expect(below).toMatch(new RegExp(`<a href="https://[^"]*${film}"`));
  });

  it('has sections with different anchors, and pictures of full width, each once on a page', async () => {
    const sizes = JSON.parse(await readFile('server/images/originals/pictures.json', 'utf8'));
    for (const { slug, sections } of content.pages) {
      const anchors = sections.map(({ heading }) => anchorId(heading));
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
