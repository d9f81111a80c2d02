import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareData } from '../../server/daily-work.ts';
import { openDatabase } from '../../server/db/client.ts';
import { lockDataFolder } from '../../server/db/data-folder-lock.ts';
import { storeUpload } from '../../server/enquiries/upload-store.ts';
import { closeToOthers } from '../../server/private-folder.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let top: string;
let dataDir: string;
let server: TestServer;
beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), 'private-'));
  dataDir = join(top, 'data');
  server = await startTestServer({ settings: { DATA_DIR: dataDir, CONTENT_DIR: 'no-such-folder' } });
});
afterAll(async () => {
  await server.close();
  await rm(top, { recursive: true, force: true });
});

const rightsOf = async (...path: string[]) => ((await stat(join(dataDir, ...path))).mode & 0o777).toString(8);

it('the data folder and what visitors leave in it are closed to others from the start', async () => {
  await (await lockDataFolder(dataDir))();
  expect(await rightsOf()).toBe('700');
  // As an organiser may have made it.
  await chmod(dataDir, 0o755);
  await (await openDatabase({ dataDir })).close();
  expect(await rightsOf('postgres')).toBe('700');
  await storeUpload(server.deps, { hash: 'a'.repeat(64), kind: 'image', bytes: Buffer.from('x') });
  expect(await rightsOf('uploads')).toBe('700');
});

it('the folders of an earlier version are closed at the next start', async () => {
  for (const folder of ['postgres', 'uploads']) {
    await mkdir(join(dataDir, folder), { recursive: true });
    await chmod(join(dataDir, folder), 0o755);
  }
  await (await openDatabase({ dataDir })).close();
  await prepareData(server.deps);
  expect(await rightsOf('postgres')).toBe('700');
  expect(await rightsOf('uploads')).toBe('700');
  expect(await rightsOf()).toBe('755');
});

it('the folder that a backup copies is there from the first start, closed to others', async () => {
  await rm(join(dataDir, 'uploads'), { recursive: true });
  await prepareData(server.deps);
  expect(await rightsOf('uploads')).toBe('700');
});

it('a folder whose rights cannot be set is left as it is', async () => {
  await expect(closeToOthers(join(top, 'none'))).resolves.toBeUndefined();
});
