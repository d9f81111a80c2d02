import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { SECOND_FOLDER } from '../support/second-content.ts';

it('A start with a brand that is refused names what is wrong, and serves the build from before', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'refused-'));
  const [DIST_DIR, CONTENT_DIR] = [join(parent, 'dist'), join(parent, 'content')];
  await cp(SECOND_FOLDER, CONTENT_DIR, { recursive: true });
  await writeFile(join(CONTENT_DIR, 'brand/brand.json'), '{ "name": "" }');
  await mkdir(join(DIST_DIR, 'server'), { recursive: true });
  await writeFile(
    join(DIST_DIR, 'server/server.js'),
    "export const start = async () => console.log('served');",
  );
  await writeFile(join(DIST_DIR, 'stamp'), 'of the build before');
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, NODE_ENV: 'production', DIST_DIR, CONTENT_DIR },
  });
  expect(stderr).toContain('brand/brand.json, name: is empty.');
  expect(stderr).toContain('The app that was built before goes on.');
  expect(stdout).toContain('served');
  expect((await readdir(DIST_DIR)).sort()).toEqual(['server', 'stamp']);
  expect(await readFile(join(DIST_DIR, 'stamp'), 'utf8')).toBe('of the build before');
  await rm(parent, { recursive: true });
});
