import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runFolderCommand } from '../../../server/content/commands/content-command.ts';
import { importContent } from '../../../server/content/import-content.ts';
import { type FolderContent, readFolder } from '../../../server/content/read/read-folder.ts';
import type { RewardProgramme } from '../../../src/domain/expo/reward.ts';
import { isEmptySection } from '../../../src/domain/routing/offered.ts';
import { paths } from '../../../src/domain/routing/paths.ts';
import { earningFlag, parseFlags } from '../../../src/domain/visitor/flags.ts';
import { importSample } from '../../support/sample-content.ts';
import { SECOND_FOLDER } from '../../support/second-content.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let folder: FolderContent;
beforeAll(async () => {
  server = await startTestServer();
  const { read, problems } = await readFolder(SECOND_FOLDER);
  if (!read) throw new Error(JSON.stringify(problems));
  folder = read;
});
afterAll(() => server.close());

describe('A content folder of another country', () => {
  it('passes the check, in all encodings', async () => {
    const result = await runFolderCommand(['check', SECOND_FOLDER]);
    expect(result).toMatchObject({ ok: true });
    expect(result?.message).toContain(
      'The folder can be used: expos (3), highlights (2), programme (8), categories (8), brands (15), exhibitors (20), halls (3),',
    );
    const { brands, programme, positions, faqs } = folder.content;
    expect(brands[0]).toMatchObject({ id: '101', name: 'Café Petit Pois' });
    expect(brands[0]?.story).toBe(
      '<p>We cook in Lyon and in Kyoto.</p><p>No sugar – “not even a little”, says our founder.</p>',
    );
    expect(programme[0]).toMatchObject({ day: '2031-05-02', starts: '09:45', ends: '10:30' });
    expect(programme[0]?.title).toBe('おはよう – songs for the first hour');
    expect(positions[0]).toMatchObject({ salaryFrom: 280_000, closes: '2031-04-15' });
    expect(faqs).toHaveLength(4);
  });

  it('takes the place of the sample, and leaves nothing of it', async () => {
    expect(await importContent(server.db, folder, new Date(TEST_NOW_MS))).toBe(true);
    expect((await server.rpcQuery('businesses.expos.list')).data).toMatchObject({
      upcoming: [{ slug: 'komorebi-osaka' }, { slug: 'komorebi-sapporo' }],
      past: [{ slug: 'komorebi-kobe' }],
    });
    const { data } = await server.rpcQuery('businesses.exhibitors.list', { expoSlug: 'komorebi-osaka' });
    const { items, plans } = data as { items: { booth: string }[]; plans: { booths: { booth: string }[] }[] };
    const drawn = plans.flatMap(({ booths }) => booths.map(({ booth }) => booth));
    expect(drawn.toSorted()).toEqual(items.map(({ booth }) => booth).toSorted());
    expect((await server.rpcQuery('businesses.products.list')).data).toMatchObject({ items: [] });
  });

  it('has flags for the sections that it has nothing for, and a sitemap without them', async () => {
    const flags = parseFlags((await server.rpcQuery('businesses.settings.getAllFeatureFlags')).data);
    const isEmpty = (path: string) => isEmptySection(flags, path);
    const empty = Object.values(paths).filter(isEmpty);
    expect(empty.toSorted()).toEqual([
      '/career',
      '/expo/starbuy',
      '/expo/yhello-rewards',
      '/kids-listing',
      '/moments',
      '/products',
      '/support-group',
      '/wishlist',
      '/yhello-rewards',
    ]);
    expect(isEmpty('community')).toBe(true);
    const sitemap = await (await server.app.request('https://mura.test/sitemap.xml')).text();
    for (const path of empty) expect(sitemap).not.toMatch(new RegExp(`${path}[</?]`));
    expect(sitemap).toContain(paths.media);
  });

  it('has no such flag where everything has content', async () => {
    await importSample(server.db, TEST_NOW_MS);
    const flags = parseFlags((await server.rpcQuery('businesses.settings.getAllFeatureFlags')).data);
    expect(Object.keys(flags).filter((name) => name.startsWith('empty'))).toEqual([]);
  });

  it('says what points are paid for', async () => {
    const flags = parseFlags((await server.rpcQuery('businesses.settings.getAllFeatureFlags')).data);
    const { waysToEarn } = (await server.rpcQuery('businesses.rewards.programme')).data as RewardProgramme;
    expect(waysToEarn.length).toBeGreaterThan(0);
    expect(Object.keys(flags).filter((name) => name.startsWith('pays:'))).toEqual(
      waysToEarn.map(({ slug }) => earningFlag(slug)),
    );
  });
});
