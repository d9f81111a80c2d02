import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runContentCommand } from '../../../server/content/commands/content-command.ts';
import { latestContent, latestContentHash } from '../../../server/content/content-version.ts';
import { followFolder, refreshContent } from '../../../server/content/refresh-content.ts';
import type { Database } from '../../../server/db/client.ts';
import { createTemplateFiller } from '../../../server/http/html-template.ts';
import { pageRoutes } from '../../../server/http/page-routes.ts';
import { createSsrQueryFn } from '../../../server/ssr-query-fn.ts';
import { paths } from '../../../src/domain/routing/paths.ts';
import { render } from '../../../src/entry-server.tsx';
import { importSample } from '../../support/sample-content.ts';
import { SECOND_FOLDER, secondContentOfSampleApp } from '../../support/second-content.ts';
import { openTestDatabase } from '../../support/test-database.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

const shell = '<html><head><!--head--><!--/head--></head><body><div id="root"></div></body></html>';

let server: TestServer;
let dataDir: string;
let folder: string;
let pages: ReturnType<typeof pageRoutes>;
/** The database as another process sees it: nothing that this one remembers belongs to it. */
let elsewhere: Database;
beforeAll(async () => {
  folder = await secondContentOfSampleApp();
  dataDir = await mkdtemp(join(tmpdir(), 'follow-'));
  server = await startTestServer({
    settings: { DATABASE_URL: 'postgres://shared', CONTENT_DIR: folder, DATA_DIR: dataDir },
  });
  elsewhere = Object.create(server.db) as Database;
  const fetchQuery = createSsrQueryFn(server.deps);
  pages = pageRoutes({
    now: server.deps.now,
    answersFor: () => ({ fetchQuery, asOf: () => null }) as never,
    version: () => latestContentHash(server.deps),
    render: async () => render,
    template: async () => ({ fillShell: () => shell, fill: createTemplateFiller(shell) }),
  });
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
  await rm(folder, { recursive: true });
});

async function seen() {
  const page = await pages.request(paths.expo);
  const list = await server.restCall('/api/expo/list/latest');
  return {
    isNew: [(await page.text()).includes('Komorebi Osaka'), (await list.text()).includes('Komorebi Osaka')],
    tags: [page.headers.get('x-build'), page.headers.get('etag'), list.headers.get('etag')],
  };
}

const importElsewhere = () => runContentCommand({ ...server.deps, db: elsewhere }, ['import', folder]);

it('A server on PostgreSQL takes no content in, at its start, each midnight or when its folder changes, and says so', async () => {
  const before = await latestContent(server.db);
  for (const follow of [refreshContent, followFolder]) {
    await follow(server.deps);
    expect(await latestContent(server.db)).toEqual(before);
    expect(server.log.splice(0)).toEqual([
      expect.objectContaining({
        level: 'warn',
        message: `The content in ${folder} is not what visitors see now. Import it with: npm run content -- import ${folder}`,
      }),
    ]);
  }
});

it.each(['postgres://shared', ''])(
  'A folder that is gone changes neither content nor pictures, and the server says so: database “%s”',
  async (databaseUrl) => {
    const pictures = join(dataDir, 'pictures');
    await mkdir(pictures, { recursive: true });
    await writeFile(join(pictures, 'pictures.json'), '{"brand-hako":{}}');
    const before = await latestContent(server.db);
    const env = { ...server.deps.env, databaseUrl, contentDir: join(folder, 'gone') };
    await followFolder({ ...server.deps, env });
    expect(await latestContent(server.db)).toEqual(before);
    expect(await readFile(join(pictures, 'pictures.json'), 'utf8')).toBe('{"brand-hako":{}}');
    const [line, ...others] = server.log.splice(0);
    expect(others).toEqual([]);
    expect(line?.message).toMatch(/gone.*is missing.*The previous content stays in use\.$/s);
    await rm(pictures, { recursive: true });
  },
);

it('Content that the database refuses does not keep a server with content from starting, which says so', async () => {
  const refusing = (db: Database): Database =>
    Object.create(db, { transaction: { value: () => Promise.reject(new Error('refused')) } });
  const deps = { ...server.deps, env: { ...server.deps.env, databaseUrl: '' } };
  const before = await latestContent(server.db);
  expect(await refreshContent({ ...deps, db: refusing(server.db) })).toEqual([]);
  expect(await latestContent(server.db)).toEqual(before);
  expect(server.log.splice(0)).toMatchObject([
    {
      level: 'error',
      message: expect.stringMatching(/could not be imported\. The previous content stays in use\.$/),
    },
  ]);
  const empty = await openTestDatabase();
  await expect(refreshContent({ ...deps, db: refusing(empty.db) })).rejects.toThrow('refused');
  // Said before anything is read, which takes long where there is much.
  expect(server.log.splice(0)).toMatchObject([
    { level: 'info', message: `The content in ${folder} is read for the first time` },
  ]);
  await empty.close();
});

it('A server on PostgreSQL does not start before the command has taken content in', async () => {
  const empty = await openTestDatabase();
  await expect(refreshContent({ ...server.deps, db: empty.db })).rejects.toThrow(
    `The database holds no content yet. Import it with: npm run content -- import ${folder}`,
  );
  await empty.close();
});

it('What a command imports is followed by a server that runs, all of it at the same moment', async () => {
  const before = await seen();
  expect(before.isNew).toEqual([false, false]);
  expect((await importElsewhere()).ok).toBe(true);
  expect(await seen()).toEqual(before);
  server.clock.nowMs += 5_000;
  const after = await seen();
  expect(after.isNew).toEqual([true, true]);
  for (const [i, tag] of after.tags.entries()) expect(tag).not.toBe(before.tags[i]);
  expect((await importElsewhere()).message).toBe('Nothing has changed.');
  // The folder is what visitors see now.
  await followFolder(server.deps);
  await refreshContent(server.deps);
  expect(server.log).toEqual([]);
  server.clock.nowMs += 5_000;
  expect(await seen()).toEqual(after);

  await importSample(elsewhere, TEST_NOW_MS);
  server.clock.nowMs += 5_000;
  expect(await seen()).toEqual(before);
});

it('A command imports no amounts of a currency with which the app was not built', async () => {
  const { ok, message } = await runContentCommand({ ...server.deps, db: elsewhere }, [
    'import',
    SECOND_FOLDER,
  ]);
  expect(ok).toBe(false);
  expect(message).toMatch(/^Nothing was imported:\n {2}organiser\.json, currency: is another than/);
});
