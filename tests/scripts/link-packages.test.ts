import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { linkPackages } from '../../scripts/link-packages.mjs';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'packages-'));
});
afterEach(() => rm(parent, { recursive: true }));

it('A build outside the app’s folder finds the packages of the app, and is removed without them', async () => {
  const dist = join(parent, 'dist');
  for (const _ of [1, 2]) await linkPackages(dist);
  await mkdir(join(dist, 'server'));
  const script = join(dist, 'server/server.js');
  await writeFile(script, "import 'superjson';\nconsole.log('found');\n");
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  expect(stdout).toBe('found\n');
  await rm(dist, { recursive: true });
  expect(existsSync('node_modules/superjson/package.json')).toBe(true);
});

it('A build inside the app’s folder needs no link', async () => {
  await linkPackages('dist/nowhere');
  expect(existsSync('dist/nowhere')).toBe(false);
});
