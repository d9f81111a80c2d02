import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkContent } from '../../../server/content/check/check-content.ts';
import { checkLinks } from '../../../server/content/check/check-links.ts';
import { checkOffers } from '../../../server/content/check/check-offers.ts';
import type { Content } from '../../../server/content/content-kinds.ts';
import { importContent } from '../../../server/content/import-content.ts';
import { type Organiser, readOrganiser } from '../../../server/content/organiser.ts';
import { sentenceOf } from '../../../server/content/problem.ts';
import { readFolder } from '../../../server/content/read/read-folder.ts';
import { offeredContent } from '../../../server/content/rows/offered-content.ts';
import { pointsFor } from '../../../server/points/ledger.ts';
import { foundContent } from '../../support/found-content.ts';
import { readSample, SAMPLE_FOLDER } from '../../support/sample-content.ts';
import { SECOND_FOLDER } from '../../support/second-content.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const all = { points: true, careers: true, cards: true, shop: true };
const none = { points: false, careers: false, cards: false, shop: false };
const sample = await readSample();
const second = (await readFolder(SECOND_FOLDER)).read;
if (!second) throw new Error('The second folder cannot be read.');

it('An organiser without the field `offers` offers everything, and each of its entries can be switched off', () => {
  const offersOf = (offers?: object) => {
    const read = readOrganiser(JSON.stringify({ ...sample.organiser, offers }));
    return 'organiser' in read ? read.organiser.offers : read.problems.map(sentenceOf);
  };
  expect(offersOf()).toEqual(all);
  expect(offersOf({ careers: false })).toEqual({ ...all, careers: false });
  expect(offersOf({ points: 'no' })).toEqual(['organiser.json, offers.points: is not true or false.']);
});

it('Rewards and positions that are not offered are not imported, and the rest is', () => {
  const { content } = sample;
  expect(offeredContent({ ...sample, organiser: { ...sample.organiser, offers: all } })).toEqual(content);
  expect(offeredContent({ ...sample, organiser: { ...sample.organiser, offers: none } })).toEqual({
    ...content,
    rewards: [],
    'reward-stock': [],
    tiers: [],
    'earning-ways': [],
    positions: [],
  });
});

it('A check-in earns nothing, and there are no rewards and no positions, while they are not offered', async () => {
  expect(await pointsFor(server.db, 'check-in')).toBeGreaterThan(0);
  const withoutOffers = { ...sample, organiser: { ...sample.organiser, offers: none } };
  expect(await importContent(server.db, withoutOffers, new Date(TEST_NOW_MS))).toBe(true);
  expect(await pointsFor(server.db, 'check-in')).toBe(0);
  expect((await server.rpcQuery('businesses.rewards.programme')).data).toEqual({
    tiers: [],
    waysToEarn: [],
    rewards: [],
    pointsWorth: expect.anything(),
  });
  expect((await server.rpcQuery('businesses.positions.list')).data).toEqual([]);
});

it('The check names what is offered without content, and content that is not offered', () => {
  const sentences = (content: Content, offers: Organiser['offers']) =>
    checkOffers(foundContent(content), offers).map(sentenceOf);
  expect(sentences(sample.content, all)).toEqual([]);
  expect(sentences(sample.content, none)).toEqual(
    [
      ['rewards', 'points'],
      ['reward-stock', 'points'],
      ['tiers', 'points'],
      ['earning-ways', 'points'],
      ['positions', 'careers'],
    ]
      .map(([file, offer]) => `${file}: is not shown: “offers” in organiser.json says "${offer}": false.`)
      .concat(
        'expos, showPreExpoSale: has no effect: “offers” in organiser.json says "shop": false, so there is no cart to open.',
      ),
  );
  expect(sentences(second.content, all)).toEqual([
    'organiser.json, offers.points: is true, and there is nothing to earn and no reward. Write "offers": { "points": false } where visitors earn no points; or say in earning-ways.csv how they do.',
    'pages: There is no career.md, so no menu leads to your positions. Write it, or "offers": { "careers": false } into organiser.json.',
  ]);
});

it('An expo with a price at the door is named where “freeEntry” is true', () => {
  const [expo] = sample.content.expos;
  if (!expo) throw new Error('The sample has no expo.');
  const found = (entry: string | null, freeEntry: boolean | undefined) =>
    checkContent(
      foundContent({
        ...sample.content,
        expos: [{ ...expo, entry }, ...sample.content.expos.slice(1)],
      }),
      { ...sample.organiser, freeEntry },
    ).filter(({ message }) => message.includes('“freeEntry” in organiser.json is true'));
  expect(found('RM 10 at the door', true)).toHaveLength(1);
  expect(found('RM 10 at the door', false)).toEqual([]);
  expect(found('RM 10 at the door', undefined)).toEqual([]);
  expect(found('Free with your pass', true)).toEqual([]);
  expect(found(null, true)).toEqual([]);
});

it('A link in a text to a page that is not offered is broken', async () => {
  const { found } = await readFolder(SAMPLE_FOLDER);
  if (!found) throw new Error('The sample cannot be read.');
  const broken = (offers: typeof all) => checkLinks(found, offers).map(({ message }) => message);
  expect(broken(all)).toEqual([]);
  expect(broken({ ...all, points: false }).join()).toContain('/yhello-rewards, which is no page.');
});
