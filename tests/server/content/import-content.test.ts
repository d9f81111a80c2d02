import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { latestContent } from '../../../server/content/content-version.ts';
import { importFolder } from '../../../server/content/import-folder.ts';
import { sentenceOf } from '../../../server/content/problem.ts';
import { refreshContent } from '../../../server/content/refresh-content.ts';
import { contentRows } from '../../../server/content/rows/content-rows.ts';
import type { Database, OpenDatabase } from '../../../server/db/client.ts';
import { agendaTalks, articles, contentVersions, media, products, users } from '../../../server/db/schema.ts';
import type { Deps } from '../../../server/deps.ts';
import { readEnv } from '../../../server/env.ts';
import { newVisitorRow } from '../../../server/visitors/visitor.ts';
import { readSample, SAMPLE_FOLDER } from '../../support/sample-content.ts';
import { tableBytes } from '../../support/table-bytes.ts';
import { openTestDatabase } from '../../support/test-database.ts';
import { TEST_NOW_MS } from '../../support/test-now.ts';

let opened: OpenDatabase;
let db: Database;
let folder: string;
let deps: Deps;
const logged: string[] = [];
beforeAll(async () => {
  opened = await openTestDatabase();
  db = opened.db;
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  const log = { info: () => {}, warn: () => {}, error: (_: object, line: string) => void logged.push(line) };
  deps = { db, env: readEnv({ CONTENT_DIR: folder }), now: () => TEST_NOW_MS, log } as unknown as Deps;
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => cp(SAMPLE_FOLDER, folder, { recursive: true }));

const everything = async () => {
  const tables = [contentVersions, ...contentRows((await readSample()).content).map(({ table }) => table)];
  const all: unknown[] = [];
  for (const table of tables)
    all.push([getTableName(table), await db.select().from(table).orderBy(sql`1, 2`)]);
  return all;
};

const problemsOfImport = async () => (await importFolder(deps)).map(sentenceOf);
const version = async () => (await latestContent(db)).version;

const edit = async (file: string, change: (entries: Record<string, unknown>[]) => void) => {
  const entries = JSON.parse(await readFile(join(folder, file), 'utf8'));
  change(entries);
  await writeFile(join(folder, file), JSON.stringify(entries));
};

describe('Taking in a content folder', () => {
  it('with an error is an error at the start, while there is nothing from before', async () => {
    await edit('brands.json', ([brand]) => Object.assign(brand ?? {}, { since: 'long ago' }));
    await expect(refreshContent(deps)).rejects.toThrow(
      /brands\.json, entry 1 \(b001\), since: “long ago” is not/,
    );
    expect(await version()).toBe(0);
  });

  it('fills every table', async () => {
    expect(await problemsOfImport()).toEqual([]);
    for (const [name, rows] of (await everything()) as [string, unknown[]][])
      expect([name, rows.length > 0]).toEqual([name, true]);
    expect(await version()).toBe(1);
  });

  it('costs one query and changes nothing the second time', async () => {
    const before = await everything();
    const select = vi.spyOn(db, 'select');
    const transaction = vi.spyOn(db, 'transaction');
    expect(await problemsOfImport()).toEqual([]);
    expect(select).toHaveBeenCalledTimes(1);
    expect(transaction).not.toHaveBeenCalled();
    select.mockRestore();
    transaction.mockRestore();
    expect(await everything()).toEqual(before);
  });

  it('applies changed, added and removed entries, and raises the version', async () => {
    const [before, first] = [await db.$count(media), await version()];
    await edit('media.json', (items) => {
      Object.assign(items[0] ?? {}, { title: 'Another title' });
      items.splice(1, 1);
      items.push({ ...items[1], slug: 'quite-new' });
    });
    expect(await problemsOfImport()).toEqual([
      'pictures: media show a drawing in place of: media-quite-new.jpg.',
    ]);
    const rows = await db.select().from(media);
    expect(rows).toHaveLength(before);
    expect(rows.find(({ slug }) => slug === 'quietest-queue')?.title).toBe('Another title');
    expect(rows.map(({ slug }) => slug)).toContain('quite-new');
    expect(rows.map(({ slug }) => slug)).not.toContain('elephants-for-the-ward');
    expect(await version()).toBe(first + 1);
  });

  it('with an error changes nothing and is logged; the previous content stays in use', async () => {
    const before = await everything();
    await edit('brands.json', ([brand]) => Object.assign(brand ?? {}, { name: 'New name', tagline: null }));
    await refreshContent(deps);
    expect(await everything()).toEqual(before);
    expect(logged.at(-1)).toContain('brands.json, entry 1 (b001), tagline: is empty. It has to be a text.');
  });

  it('of an organiser with another name or telephone imports the rest, and says that a restart applies it', async () => {
    const edited = async (file: string, fields: object) =>
      writeFile(
        join(folder, file),
        JSON.stringify({ ...JSON.parse(await readFile(join(folder, file), 'utf8')), ...fields }),
      );
    await edited('brand/brand.json', { name: 'Other' });
    await edited('organiser.json', { phone: '+60 3-5550 0199' });
    const restart = 'says something else than the app was built with. A restart with “npm start” applies it.';
    const before = await version();
    expect(await problemsOfImport()).toEqual([`brand: ${restart}`, `organiser.json: ${restart}`]);
    expect(await version()).toBe(before + 1);

    await edited('organiser.json', { currency: { code: 'SGD', symbol: 'S$', decimals: 2 } });
    expect(await problemsOfImport()).toEqual([
      'organiser.json, currency: is another than the app was built with. A restart with “npm start” builds it again; nothing is imported before.',
    ]);
    expect(await version()).toBe(before + 1);
  });

  it('that is gone changes nothing', async () => {
    const before = await everything();
    await rm(folder, { recursive: true });
    expect(await problemsOfImport()).toEqual([
      `organiser.json: is missing in ${folder}. “npm run content -- new DIR” writes a folder to start from.`,
    ]);
    expect(await everything()).toEqual(before);
  });

  it('cleans its texts, and names what is left out', async () => {
    const file = 'articles/before-you-start-trying.md';
    const [head] = (await readFile(join(folder, file), 'utf8')).split('---\n\n');
    await writeFile(join(folder, file), `${head}---\n\nHello **you**<script>alert(1)</script>\n`);
    expect(await problemsOfImport()).toEqual([`${file}, body: <script> is not allowed and left out.`]);
    const rows = await db.select().from(articles);
    expect(rows.find(({ slug }) => slug === 'before-you-start-trying')?.body).toBe(
      '<p>Hello <strong>you</strong></p>',
    );
  });

  it('happens once when two servers do it at the same time', async () => {
    const before = await version();
    await edit('faqs.json', ([faq]) => Object.assign(faq ?? {}, { question: 'Is it the same?' }));
    await Promise.all([problemsOfImport(), problemsOfImport()]);
    expect(await version()).toBe(before + 1);
    expect(await db.$count(products)).toBe(120);
  });

  it('again and again takes little more room than once', async () => {
    const fresh = await openTestDatabase();
    onTestFinished(() => fresh.close());
    const importNamed = async (name: string) => {
      await edit('products.json', ([product]) => Object.assign(product ?? {}, { name }));
      await importFolder({ ...deps, db: fresh.db });
    };
    const sizes = () => Promise.all([products, contentVersions].map((table) => tableBytes(fresh.db, table)));
    await importNamed('Product');
    const [once = 0, onceAsRead = 0] = await sizes();
    for (let i = 1; i <= 20; i++) await importNamed(`Product ${i}`);
    const [often, oftenAsRead] = await sizes();
    expect(await fresh.db.select({ version: contentVersions.version }).from(contentVersions)).toEqual([
      { version: 21 },
    ]);
    expect(often).toBeLessThan(3 * once);
    expect(oftenAsRead).toBeLessThan(3 * onceAsRead);
  });

  it('of the sample on a later day moves the saved talks along with the programme', async () => {
    const dated = (now: number) =>
      importFolder({ ...deps, env: { ...deps.env, hasSamples: true }, now: () => now });
    const saved = async () => (await db.select().from(agendaTalks)).map(({ talk }) => talk.date);
    const [sub, talk] = ['visitor', { startTime: '11:30', endTime: '', title: 'Sleep', place: 'Main stage' }];
    await dated(TEST_NOW_MS);
    await db.insert(users).values(newVisitorRow({ sub, email: 'a@example.com', displayName: 'A' }));
    await db.insert(agendaTalks).values(
      ['2026-11-30', '2026-12-01'].map((date, i) => ({
        sub,
        expoId: 'expo-baby-fair-kl',
        talkId: `bf-${i}`,
        talk: { ...talk, date },
        savedAt: new Date(TEST_NOW_MS),
      })),
    );
    await edit('faqs.json', ([faq]) => Object.assign(faq ?? {}, { question: 'Is it another day?' }));
    await dated(TEST_NOW_MS);
    expect(await saved()).toEqual(['2026-11-30', '2026-12-01']);

    await dated(TEST_NOW_MS + 86_400_000);
    expect(await saved()).toEqual(['2026-12-01', '2026-12-02']);
    expect(await db.select({ rev: users.rev }).from(users)).toEqual([{ rev: 1 }]);
  });
});
