import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database, OpenDatabase } from '../../../server/db/client.ts';
import {
  articles,
  booths,
  brands,
  contentPages,
  earningWays,
  faqs,
  kidsPlaces,
  media,
  moments,
  positions,
  products,
  questions,
  rewards,
  rewardTiers,
  seedMarks,
  starBuys,
  supportGroups,
} from '../../../server/db/schema.ts';
import { CONTENT_FOLDER } from '../../../server/seed/content-files.ts';
import { seedContent } from '../../../server/seed/seed-content.ts';
import { openTestDatabase } from '../../support/test-database.ts';

let opened: OpenDatabase;
let db: Database;
let folder: string;
beforeAll(async () => {
  opened = await openTestDatabase();
  db = opened.db;
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(CONTENT_FOLDER, folder, { recursive: true });
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

const tables = [
  articles,
  booths,
  brands,
  contentPages,
  earningWays,
  faqs,
  kidsPlaces,
  media,
  moments,
  positions,
  products,
  questions,
  rewards,
  rewardTiers,
  seedMarks,
  starBuys,
  supportGroups,
];
const everything = async () => {
  const all = [];
  for (const table of tables) all.push(await db.select().from(table).orderBy(sql`1, 2`));
  return JSON.stringify(all);
};

const edit = async (file: string, change: (entries: Record<string, unknown>[]) => void) => {
  const entries = JSON.parse(await readFile(join(folder, file), 'utf8'));
  change(entries);
  await writeFile(join(folder, file), JSON.stringify(entries));
};

describe('seeding the content', () => {
  it('fills every table once', async () => {
    expect(await seedContent(db, folder)).toBe(true);
    for (const table of tables) expect(await db.$count(table)).toBeGreaterThan(0);
    expect(await db.$count(products)).toBe(120);
  });

  it('costs one query and changes nothing for unchanged content', async () => {
    const before = await everything();
    const select = vi.spyOn(db, 'select');
    const transaction = vi.spyOn(db, 'transaction');
    expect(await seedContent(db, folder)).toBe(false);
    expect(select).toHaveBeenCalledTimes(1);
    expect(transaction).not.toHaveBeenCalled();
    select.mockRestore();
    transaction.mockRestore();
    expect(await everything()).toBe(before);
  });

  it('applies changed, added and removed entries', async () => {
    const before = await db.$count(media);
    await edit('media.json', (items) => {
      Object.assign(items[0] ?? {}, { title: 'Another title' });
      items.splice(1, 1);
      items.push({ ...items[1], slug: 'quite-new' });
    });
    expect(await seedContent(db, folder)).toBe(true);
    const rows = await db.select().from(media);
    expect(rows).toHaveLength(before);
    expect(rows.find(({ slug }) => slug === 'quietest-queue')?.title).toBe('Another title');
    expect(rows.map(({ slug }) => slug)).toContain('quite-new');
    expect(rows.map(({ slug }) => slug)).not.toContain('elephants-for-the-ward');
    expect(await seedContent(db, folder)).toBe(false);
  });

  it('changes nothing for content with a mistake, and reports it', async () => {
    const before = await everything();
    await edit('brands.json', ([brand]) => Object.assign(brand ?? {}, { name: 'New name', since: null }));
    await expect(seedContent(db, folder)).rejects.toThrow(
      /^The content cannot be used:\n {2}brands\.json, “little-sprout”, since: /,
    );
    expect(await everything()).toBe(before);
  });

  it('sanitizes rich text', async () => {
    await cp(CONTENT_FOLDER, folder, { recursive: true });
    await edit('articles.json', ([article]) =>
      Object.assign(article ?? {}, { body: '<p onclick="x">Hello<script>alert(1)</script></p>' }),
    );
    await seedContent(db, folder);
    const rows = await db.select().from(articles);
    expect(rows.find(({ slug }) => slug === 'before-you-start-trying')?.body).toBe('<p>Hello</p>');
  });

  it('runs once when two servers start at the same time', async () => {
    await cp(CONTENT_FOLDER, folder, { recursive: true });
    const done = await Promise.all([seedContent(db, folder), seedContent(db, folder)]);
    expect(done.toSorted()).toEqual([false, true]);
    expect(await db.$count(products)).toBe(120);
  });
});
