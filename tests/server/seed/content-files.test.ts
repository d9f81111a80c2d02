import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pictureSize } from '../../../server/images/picture-table.ts';
import * as demo from '../../../server/seed/content/demo-records.ts';
import { expoSamples } from '../../../server/seed/content/expos.ts';
import {
  CONTENT_FOLDER,
  type Content,
  duplicatesIn,
  readContent,
} from '../../../server/seed/content-files.ts';
import { findBrokenReferences } from '../../../server/seed/references.ts';
import { STAGES } from '../../../src/domain/content/family-stage.ts';
import { PRODUCT_CATEGORIES } from '../../../src/domain/shop/product.ts';

const expos = new Set(expoSamples.map(({ slug }) => slug));
let content: Content;
let errors: string[];
beforeAll(async () => {
  ({ content, errors } = await readContent(CONTENT_FOLDER));
});

const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
type Drawn = { art: { ground: string; objects: string[] } };
const pictureOf = ({ art }: Drawn) => `${art.ground}: ${art.objects.toSorted().join('+')}`;

describe('the content files', () => {
  it('are valid, and their references have targets', () => {
    expect(errors).toEqual([]);
    expect(findBrokenReferences(content, expos)).toEqual([]);
  });

  it('have something for every page', () => {
    expect(Object.keys(content).filter((file) => content[file as keyof typeof content].length === 0)).toEqual(
      [],
    );
  });

  it('have a product of every category and an article of every stage', () => {
    expect(new Set(content['products.json'].map(({ category }) => category))).toEqual(
      new Set(PRODUCT_CATEGORIES),
    );
    expect(new Set(content['articles.json'].map(({ stage }) => stage))).toEqual(new Set(STAGES));
  });

  it('have star buys at every expo that shows them, and at no other', () => {
    const at = content['products.json'].flatMap(({ starBuyAt }) => starBuyAt.map(({ expo }) => expo));
    const shown = expoSamples.filter(({ showStarbuys }) => showStarbuys).map(({ slug }) => slug);
    expect(new Set(at)).toEqual(new Set(shown));
  });

  it('have articles of 400 to 900 words, with headings, lists and quotes', () => {
    for (const { slug, body } of content['articles.json']) {
      expect([slug, words(body) >= 400 && words(body) <= 900]).toEqual([slug, true]);
      for (const tag of ['<h2>', '<p>', '<blockquote>'])
        expect([slug, tag, body.includes(tag)]).toEqual([slug, tag, true]);
    }
  });

  it('contain HTML that sanitizing leaves unchanged', async () => {
    const raw = async (file: string) => JSON.parse(await readFile(join(CONTENT_FOLDER, file), 'utf8'));
    for (const [file, field] of [
      ['articles.json', 'body'],
      ['brands.json', 'story'],
      ['products.json', 'description'],
      ['media.json', 'body'],
      ['faqs.json', 'answer'],
    ] as const) {
      const written = (await raw(file)).map((entry: Record<string, unknown>) => entry[field]);
      expect(content[file].map((entry) => entry[field as never])).toEqual(written);
    }
  });

  it('have a link below every film, which works without frames', () => {
    const texts = [...content['articles.json'], ...content['media.json']].map(({ body }) => body);
    const films = texts.flatMap((text) => [
      ...text.matchAll(/embed\/([\w-]+)[^<]*<\/iframe>(<p>.*?<\/p>)?/g),
    ]);
    expect(films.length).toBeGreaterThan(0);
    for (const [, film, below] of films) expect(below).toMatch(new RegExp(`<a href="https://[^"]*${film}"`));
  });

  it('describe no picture twice within a kind', () => {
    const kinds: Drawn[][] = [
      content['products.json'],
      content['brands.json'],
      content['articles.json'],
      content['moments.json'],
      content['media.json'],
      content['careers.json'],
      content['groups.json'],
      content['kids-listing.json'],
      content['rewards.json'],
      content['tiers.json'],
      content['earning-ways.json'],
    ];
    for (const kind of kinds) expect(duplicatesIn(kind.map(pictureOf))).toEqual([]);
  });

  it('show neighbouring products on different grounds, two to a row as well, in all and in each category', () => {
    const products = content['products.json'];
    const lists = [
      products,
      ...PRODUCT_CATEGORIES.map((name) => products.filter((p) => p.category === name)),
    ];
    const alike = lists.flatMap((list) =>
      list.filter(({ art }, i) =>
        [list[i - 1], list[i - 2]].some((before) => before?.art.ground === art.ground),
      ),
    );
    expect(alike.map(({ slug }) => slug)).toEqual([]);
  });

  it('have an original for every picture, each a different one', async () => {
    const named = Object.entries({
      product: content['products.json'],
      brand: content['brands.json'],
      article: content['articles.json'],
      media: content['media.json'],
      job: content['careers.json'],
      group: content['groups.json'],
      place: content['kids-listing.json'],
      reward: content['rewards.json'],
      tier: content['tiers.json'],
      way: content['earning-ways.json'],
      moment: content['moments.json'].map(({ id }) => ({ slug: id })),
      expo: expoSamples,
    }).flatMap(([kind, entries]) => entries.map(({ slug }) => `${kind}-${slug}`));
    const highlights = expoSamples.flatMap((expo) => expo.highlights.map(({ picture }) => picture));
    const names = [...named, ...new Set(highlights)];
    expect(names.filter((name) => !pictureSize(name))).toEqual([]);
    const originals = await Promise.all(
      names.map((name) => readFile(`server/images/originals/${name}.webp`, 'base64')),
    );
    expect(duplicatesIn(originals)).toEqual([]);
  });

  it('date moments within their expos', () => {
    for (const { id, expo, daysAgo } of content['moments.json']) {
      const [first, last] = expoSamples.find(({ slug }) => slug === expo)?.days ?? [0, 0];
      expect([id, -daysAgo >= first && -daysAgo <= last]).toEqual([id, true]);
    }
  });

  it('have no answer older than its question', () => {
    for (const { slug, daysAgo, answers } of content['questions.json'])
      expect([slug, answers.every((answer) => answer.daysAgo <= daysAgo)]).toEqual([slug, true]);
  });

  it('contain the products and brands of the demo visitor', () => {
    const products = new Map(content['products.json'].map((product) => [product.slug, product]));
    const wanted = [...demo.wishlist, ...demo.orders.flatMap(({ lines }) => lines.map(([slug]) => slug))];
    expect(wanted.filter((slug) => !products.has(slug))).toEqual([]);
    const brands = new Set(content['brands.json'].map(({ slug }) => slug));
    const named = [...demo.follows, ...demo.vouchers.flatMap(({ brandSlug }) => brandSlug ?? [])];
    expect(named.filter((slug) => !brands.has(slug))).toEqual([]);
    const points = demo.transactions.filter(({ kind }) => kind === 'points');
    expect(points.reduce((sum, { amount }) => sum + amount, 0)).toBe(12_480);
  });
});

describe('a mistake in a content file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'content-'));
  });
  afterEach(() => cp(CONTENT_FOLDER, folder, { recursive: true }));
  afterAll(() => rm(folder, { recursive: true }));

  const change = async (file: string, edit: (entries: Record<string, unknown>[]) => unknown) => {
    await cp(CONTENT_FOLDER, folder, { recursive: true });
    const entries = JSON.parse(await readFile(join(folder, file), 'utf8'));
    edit(entries);
    await writeFile(join(folder, file), JSON.stringify(entries));
    return readContent(folder);
  };

  it('can be a way to earn points that nobody pays', async () => {
    const read = await change('earning-ways.json', ([way]) => Object.assign(way ?? {}, { slug: 'buy' }));
    expect(read.errors).toEqual([
      'earning-ways.json, “buy”, slug: is no way to earn points that the server pays',
    ]);
  });

  it('is reported with file, entry, field and reason', async () => {
    const read = await change('brands.json', ([brand]) => Object.assign(brand ?? {}, { since: 'long ago' }));
    expect(read.errors).toEqual([
      'brands.json, “little-sprout”, since: Invalid type: Expected number but received "long ago"',
    ]);
  });

  it('is reported for all entries at once, by number for one without a name', async () => {
    const read = await change('faqs.json', (faqs) => {
      Object.assign(faqs[0] ?? {}, { slug: 7 });
      Object.assign(faqs[1] ?? {}, { answer: '<p> </p>' });
    });
    expect(read.errors).toHaveLength(2);
    expect(read.errors[0]).toMatch(/^faqs\.json, entry 1, slug: /);
    expect(read.errors[1]).toMatch(/^faqs\.json, “[\w-]+”, answer: says nothing$/);
  });

  it('can be an unknown field', async () => {
    const read = await change('media.json', ([item]) => Object.assign(item ?? {}, { titel: 'x' }));
    expect(read.errors).toHaveLength(1);
    expect(read.errors[0]).toMatch(/^media\.json, “quietest-queue”, titel: /);
  });

  it('can be a duplicate slug, or a price above the list price', async () => {
    const twice = await change('brands.json', (brands) => brands.push({ ...brands[0] }));
    expect(twice.errors).toEqual(['brands.json, “little-sprout”, slug: is there more than once']);
    const dear = await change('products.json', ([product]) =>
      Object.assign(product ?? {}, { priceSen: 9_999 }),
    );
    expect(dear.errors[0]).toMatch(/“anti-colic-bottle-3-pack”.*listPriceSen is not above priceSen/);
  });

  it('can be a file that is not JSON, not a list or missing', async () => {
    await change('faqs.json', () => {});
    await writeFile(join(folder, 'faqs.json'), '[{');
    await writeFile(join(folder, 'media.json'), '{}');
    await rm(join(folder, 'tiers.json'));
    const { errors } = await readContent(folder);
    expect(errors.map((line) => line.split(':')[0])).toEqual(['media.json', 'faqs.json', 'tiers.json']);
  });

  it('can be a brand, a product or an expo that does not exist', async () => {
    const read = await change('articles.json', ([article]) =>
      Object.assign(article ?? {}, { brandSlugs: ['nobody'], productSlugs: ['nothing'] }),
    );
    expect(findBrokenReferences(read.content, expos)).toEqual([
      'articles.json, “before-you-start-trying”, brandSlugs: there is no brand “nobody”',
      'articles.json, “before-you-start-trying”, productSlugs: there is no product “nothing”',
    ]);
    const moved = await change('moments.json', ([moment]) =>
      Object.assign(moment ?? {}, { expo: 'nowhere' }),
    );
    expect(findBrokenReferences(moved.content, expos)).toHaveLength(1);
  });
});
