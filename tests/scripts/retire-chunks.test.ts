import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { retireChunks } from '../../scripts/retire-chunks.mjs';
import { assetRoutes } from '../../server/http/asset-routes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-11-21T02:00:00Z');

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'yhello-'));
});
afterEach(() => rm(dist, { recursive: true }));

/** Builds at a time: the build before is retired first. */
async function build(name: string, atMs: number): Promise<void> {
  await retireChunks(dist, atMs);
  const file = join(dist, 'client/assets', `page-${name}.js`);
  await mkdir(join(dist, 'client/assets'), { recursive: true });
  await writeFile(file, `// ${name}`);
  await utimes(file, atMs / 1000, atMs / 1000);
}

it('A page that is three builds old still gets its scripts', async () => {
  for (const [n, name] of ['a', 'b', 'c', 'd'].entries()) await build(name, START + n * 7 * DAY_MS);
  const served = assetRoutes({ current: join(dist, 'client'), retired: join(dist, 'retired') });
  for (const name of ['a', 'b', 'c', 'd'])
    expect(await (await served.request(`/assets/page-${name}.js`)).text()).toBe(`// ${name}`);
});

it('A page that was open before the brand changed still gets its logo', async () => {
  const icons = join(dist, 'client/icons');
  await mkdir(icons, { recursive: true });
  await writeFile(join(icons, 'logo-a780dcca.svg'), '<svg/>');
  await retireChunks(dist, START);
  await rm(icons, { recursive: true });
  const served = assetRoutes({ current: join(dist, 'client'), retired: join(dist, 'retired') });
  const logo = await served.request('/icons/logo-a780dcca.svg');
  expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(await logo.text()).toBe('<svg/>');
  expect((await served.request('/icons/logo-8be65590.svg')).status).toBe(404);
});

it('The time of a build ends thirty days after the next one, however long it was the current one', async () => {
  await build('a', START);
  await build('b', START + 90 * DAY_MS);
  expect(await readdir(join(dist, 'retired'))).toEqual(['page-a.js']);
  await build('c', START + 121 * DAY_MS);
  expect(await readdir(join(dist, 'retired'))).toEqual(['page-b.js']);
});
