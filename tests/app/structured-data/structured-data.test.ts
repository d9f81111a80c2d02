import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breadcrumbs } from '../../../src/app/breadcrumb-trail.ts';
import { matchRoute } from '../../../src/app/routes.ts';
import { articleNode, faqPageNode, newsArticleNode } from '../../../src/app/structured-data/content.ts';
import { eventListNode, eventNode } from '../../../src/app/structured-data/event.ts';
import { employmentType, jobPostingNode } from '../../../src/app/structured-data/job-posting.ts';
import { brandNode, productNode } from '../../../src/app/structured-data/shop.ts';
import {
  breadcrumbListNode,
  structuredDataNodes,
  toJsonLdScript,
} from '../../../src/app/structured-data/structured-data.ts';
import type { Article } from '../../../src/domain/content/article.ts';
import type { Position } from '../../../src/domain/content/position.ts';
import type { ExpoDetail } from '../../../src/domain/expo/expo.ts';
import type { Brand } from '../../../src/domain/shop/brand.ts';
import type { Product } from '../../../src/domain/shop/product.ts';
import { createQueryClient } from '../../../src/platform/query-client.ts';

const ORIGIN = 'https://yhello.test';
const place = {
  origin: ORIGIN,
  canonical: `${ORIGIN}/here`,
  today: '2026-11-21',
  image: (name: string) => ({ image: [`${ORIGIN}/images/${name}-1200.webp`] }),
};
const fair: ExpoDetail = {
  id: 'e1',
  name: 'Fair',
  slug: 'fair',
  fromDate: '2026-11-20',
  toDate: '2026-11-22',
  showHighlights: true,
  showStarbuys: true,
  showPreExpoSale: false,
  venue: 'MITEC',
  tagline: '',
  summary: 'Three days',
  picture: 'expo-fair',
  schedule: [
    { date: '2026-11-22', startTime: '11:00', endTime: '20:30' },
    { date: '2026-11-20', startTime: '10:00', endTime: '21:00' },
    { date: '2026-11-21', startTime: '10:00', endTime: '21:00' },
  ],
  address: '8 Jalan Dutamas 2',
  programme: [],
  highlights: [],
};
const bottle: Product = {
  slug: 'bottle',
  name: 'Bottle',
  brand: { slug: 'little-sprout', name: 'Little Sprout' },
  category: 'Feeding',
  priceSen: 5990,
  listPriceSen: 7990,
  ageMonths: null,
  picture: 'product-bottle',
  starBuys: [],
  description: '<p>Soft &amp; <strong>slow</strong></p>',
  details: [],
  stockNote: '',
  booths: [],
  related: [],
};

describe('The event of an expo', () => {
  it('starts with the first opening and ends with the last closing time, in Malaysia', () => {
    expect(eventNode(fair, place)).toMatchObject({
      '@type': 'Event',
      startDate: '2026-11-20T10:00:00+08:00',
      endDate: '2026-11-22T20:30:00+08:00',
      location: { name: 'MITEC', address: { streetAddress: '8 Jalan Dutamas 2', addressCountry: 'MY' } },
      offers: { price: '0', priceCurrency: 'MYR' },
      url: `${ORIGIN}/expo?expoSlug=fair`,
    });
  });

  it('lasts whole days without opening hours', () => {
    const { startDate, endDate } = eventNode({ ...fair, schedule: [] }, place);
    expect([startDate, endDate]).toEqual(['2026-11-20', '2026-11-22']);
  });

  it('has no address while it is only announced: nothing leads to its page then', () => {
    const announced = eventNode({ ...fair, showHighlights: false }, place);
    expect(announced).not.toHaveProperty('url');
    expect(announced.offers).not.toHaveProperty('url');
  });

  it('has no offer when it is over', () => {
    expect(eventNode(fair, { ...place, today: '2026-11-23' })).not.toHaveProperty('offers');
  });

  it('has valid times in order, for any opening hours', () => {
    const two = (max: number) => fc.integer({ min: 0, max }).map((n) => String(n).padStart(2, '0'));
    const time = fc.tuple(two(23), two(59)).map(([h, m]) => `${h}:${m}`);
    const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-02-${String(n).padStart(2, '0')}`);
    const hours = fc.tuple(day, time, time).map(([date, ...times]) => {
      const [startTime = '', endTime = ''] = times.sort();
      return { date, startTime, endTime };
    });
    fc.assert(
      fc.property(fc.uniqueArray(hours, { minLength: 1, selector: ({ date }) => date }), (schedule) => {
        const { startDate, endDate } = eventNode({ ...fair, schedule }, place);
        const [start, end] = [Date.parse(String(startDate)), Date.parse(String(endDate))];
        const opening = Math.min(...schedule.map((s) => Date.parse(`${s.date}T${s.startTime}:00+08:00`)));
        expect(start).toBe(opening);
        expect(end).toBeGreaterThanOrEqual(start);
      }),
    );
  });

  it('ends on the next day where the doors of its last day close after midnight', () => {
    const schedule = [{ date: '2026-11-30', startTime: '18:00', endTime: '02:00' }];
    expect(eventNode({ ...fair, schedule }, place)).toMatchObject({
      startDate: '2026-11-30T18:00:00+08:00',
      endDate: '2026-12-01T02:00:00+08:00',
    });
  });

  it('is part of a numbered list with the others', () => {
    const next = { ...fair, id: 'e2', slug: 'next', fromDate: '2026-12-01', toDate: '2026-12-02' };
    const { itemListElement } = eventListNode({ upcoming: [next, fair], past: [] }, place) as unknown as {
      itemListElement: { position: number; item: { url: string } }[];
    };
    expect(itemListElement.map(({ position, item }) => [position, item.url])).toEqual([
      [1, `${ORIGIN}/expo?expoSlug=fair`],
      [2, `${ORIGIN}/expo?expoSlug=next`],
    ]);
  });
});

it('A product has its price in ringgit, and its brand', () => {
  expect(productNode(bottle, place)).toMatchObject({
    description: 'Soft & slow',
    brand: { name: 'Little Sprout', url: `${ORIGIN}/brands/little-sprout` },
    offers: { price: '59.90', priceCurrency: 'MYR', url: place.canonical },
  });
});

it('The price of a product is the one that its page leads with: the star buy of the running expo', () => {
  const starBuys = [{ expoSlug: 'fair', priceSen: 4990, limit: null }];
  const priceExpo = { slug: 'fair', showStarbuys: true };
  expect(productNode({ ...bottle, starBuys }, place, priceExpo)).toMatchObject({
    offers: { price: '49.90' },
  });
});

it('A product is sold at booths only, and nothing is said of how much is left', () => {
  expect(productNode(bottle, place)).toMatchObject({
    offers: { availability: 'https://schema.org/InStoreOnly' },
  });
});

it('Prices have two decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (priceSen) => {
      const { price } = productNode({ ...bottle, priceSen }, place).offers as { price: string };
      expect(price).toMatch(/^\d+\.\d\d$/);
      expect(Math.round(Number(price) * 100)).toBe(priceSen);
    }),
  );
});

it('The publisher of an article is the organiser, and that of a media report the newspaper', () => {
  const one = {
    title: 'Sleep',
    summary: 's',
    author: 'Dr Lim',
    publishedOn: '2026-11-01',
    readingMinutes: 4,
    picture: 'article-sleep',
  };
  expect(articleNode(one as Article, place)).toMatchObject({
    headline: 'Sleep',
    author: { name: 'Dr Lim' },
    publisher: { name: 'Yhello' },
    timeRequired: 'PT4M',
  });
  const report = { ...one, slug: 'x', outlet: 'The Star', body: '' };
  expect(newsArticleNode(report, place)).toMatchObject({
    '@type': 'NewsArticle',
    publisher: { name: 'The Star' },
  });
});

it.each([
  ['Dr Lim', { '@type': 'Person', name: 'Dr Lim' }],
  ['Siti Steam', { '@type': 'Person', name: 'Siti Steam' }],
  ['The Yhello team', { '@type': 'Organization', name: 'The Yhello team' }],
  ['Our Editors', { '@type': 'Organization', name: 'Our Editors' }],
  ['Yhello', { '@type': 'Organization', '@id': `${ORIGIN}/#organization`, name: 'Yhello' }],
])('The author %s', (author, node) => {
  expect(articleNode({ author, picture: 'article-x' } as Article, place)).toMatchObject({ author: node });
});

it('A brand has its tagline as a slogan, and its story, if any, as a description', () => {
  const one = { name: 'Little Sprout', tagline: 'Grow', story: '<p>Since</p>', picture: 'brand-x' } as Brand;
  expect(brandNode(one, place)).toMatchObject({ '@type': 'Brand', slogan: 'Grow', description: 'Since' });
  expect(brandNode({ ...one, story: '' }, place)).not.toHaveProperty('description');
});

it('Answers to questions are plain text', () => {
  const faqs = [{ slug: 'a', group: 'g', question: 'When?', answer: '<p>At <strong>ten</strong></p>' }];
  expect(faqPageNode(faqs)).toMatchObject({
    mainEntity: [{ name: 'When?', acceptedAnswer: { text: 'At ten' } }],
  });
  const within =
    '<ul><li>Un<strong>believ</strong>able</li><li>See the <a href="/expo">expo</a>.</li></ul><p>A<br>b</p>';
  expect(faqPageNode([{ slug: 'a', group: 'g', question: 'Why?', answer: within }])).toMatchObject({
    mainEntity: [{ acceptedAnswer: { text: 'Unbelievable See the expo. A b' } }],
  });
});

describe('The job posting of a position', () => {
  const job: Position = {
    slug: 'planner',
    title: 'Floor planner',
    team: 'Expos',
    place: 'Kuala Lumpur',
    type: 'Part time, 24 hours',
    summary: '',
    salary: { from: 100, to: 150, per: 'day' },
    postedOn: '2026-11-01',
    closesOn: '2026-11-30',
    picture: 'job-planner',
    body: '<p>You draw</p>',
  };

  it('is valid until the end of its last day in Malaysia, and has the pay', () => {
    expect(jobPostingNode(job, place)).toMatchObject({
      datePosted: '2026-11-01',
      validThrough: '2026-11-30T23:59:59+08:00',
      employmentType: 'PART_TIME',
      baseSalary: { currency: 'MYR', value: { minValue: 100, maxValue: 150, unitText: 'DAY' } },
      jobLocation: { address: { addressLocality: 'Kuala Lumpur' } },
    });
  });

  it.each([
    ['Full time', 'FULL_TIME'],
    ['Expo days', 'TEMPORARY'],
    ['Internship', 'INTERN'],
    ['Something else', 'OTHER'],
  ])('%s is %s', (type, expected) => {
    expect(employmentType(type)).toBe(expected);
  });
});

it('A drawing in the place of a missing picture is no picture of the thing', () => {
  const imagesOf = (picture: string) => {
    const client = createQueryClient(async () => null);
    client.setQueryData(['businesses.products.detail', { slug: 'bottle' }], { ...bottle, picture });
    const { route, address } = matchRoute('/products/bottle');
    const [node] = structuredDataNodes(client, { pattern: route.path, address, ...place });
    return node?.image;
  };
  expect(imagesOf('product-bottle@ffe3df')).toEqual([`${ORIGIN}/images/product-bottle-1200.webp`]);
  expect(imagesOf('parcel@ffe3df')).toBeUndefined();
});

describe('The structured data of a page', () => {
  const said = (path: string, query = '', seed: [key: readonly unknown[], data: unknown][] = []) => {
    const client = createQueryClient(async () => null);
    for (const [key, data] of seed) client.setQueryData(key, data);
    const { route, address } = matchRoute(path, query);
    const input = {
      pattern: route.path,
      address,
      origin: ORIGIN,
      canonical: ORIGIN + path,
      today: place.today,
    };
    return structuredDataNodes(client, input).map((thing) => thing['@type']);
  };

  it('describes its content once the data is loaded, and nothing before', () => {
    expect(said('/products/bottle')).toEqual([]);
    expect(
      said('/products/bottle', '', [[['businesses.products.detail', { slug: 'bottle' }], bottle]]),
    ).toEqual(['Product']);
    expect(said('/expo', 'expoSlug=fair', [[['businesses.expos.detail', { slug: 'fair' }], fair]])).toEqual([
      'Event',
    ]);
    expect(said('/nowhere')).toEqual([]);
  });

  it('describes the organiser and the next expo on home', () => {
    const list = { upcoming: [fair], past: [] };
    expect(said('/', '', [[['/api/expo/list/latest'], list]])).toEqual(['Organization', 'WebSite', 'Event']);
    expect(said('/')).toEqual(['Organization', 'WebSite']);
  });

  it('has the breadcrumbs from home', () => {
    const { address } = matchRoute('/brands/little-sprout');
    expect(breadcrumbListNode(breadcrumbs(address, 'Little Sprout'), ORIGIN).itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: `${ORIGIN}/` },
      { position: 2, name: 'Brands', item: `${ORIGIN}/brands` },
      { position: 3, name: 'Little Sprout', item: `${ORIGIN}/brands/little-sprout` },
    ]);
  });
});

it('Structured data can be parsed, and never ends its script element, whatever it contains', () => {
  const nasty = fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--', ']]>', '\u2028', '<script>'));
  fc.assert(
    fc.property(nasty, nasty, (name, description) => {
      const text = toJsonLdScript([productNode({ ...bottle, name, description }, place)]);
      expect(text.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
      const told = JSON.parse(text.replace(/^<script[^>]*>|<\/script>$/g, ''));
      expect(told['@graph'][0].name).toBe(name);
    }),
  );
  expect(toJsonLdScript([])).toBe('');
});
