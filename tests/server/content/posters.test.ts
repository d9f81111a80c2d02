import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { runContentCommand, runFolderCommand } from '../../../server/content/commands/content-command.ts';
import { scannedPath } from '../../../src/domain/expo/check-in-link.ts';
import { readCode } from '../../support/scan-pass.ts';
import { startTestServer } from '../../support/test-server.ts';

const PUBLIC_ORIGIN = 'https://expo.example';

it('A printed poster is read by a camera, and leads to the check-in of its expo', async () => {
  const server = await startTestServer();
  const parent = await mkdtemp(join(tmpdir(), 'posters-'));
  const run = (publicOrigin: string) =>
    runContentCommand({ ...server.deps, env: { ...server.deps.env, publicOrigin } }, [
      'posters',
      join(parent, 'new'),
    ]);
  expect((await run('')).message).toContain('with PUBLIC_ORIGIN set');
  expect(await readdir(parent)).toEqual([]);
  expect(await run(PUBLIC_ORIGIN)).toMatchObject({ ok: true });
  expect((await run(PUBLIC_ORIGIN)).message).toContain('There is something in');
  const files = await readdir(join(parent, 'new'));
  expect(files).toContain('baby-fair-kl.svg');
  // Not of those that are over.
  expect(files).not.toContain('toddler-play-days.svg');
  const svg = await readFile(join(parent, 'new', 'baby-fair-kl.svg'));
  const text = await readCode(await sharp(svg, { density: 72 }).png().toBuffer());
  expect(scannedPath(text ?? '', PUBLIC_ORIGIN)).toBe('/account?page=expo-check-in&expo=expo-baby-fair-kl');
  await rm(parent, { recursive: true });
  await server.close();
});

it('An expo without a slug has a poster of its own', async () => {
  const server = await startTestServer();
  const parent = await mkdtemp(join(tmpdir(), 'posters-'));
  const env = { ...server.deps.env, publicOrigin: PUBLIC_ORIGIN };
  const run = (...args: string[]) => runContentCommand({ ...server.deps, env }, args);
  const folder = join(parent, 'content');
  await runFolderCommand(['new', folder]);
  const file = join(folder, 'expos.csv');
  const [names, expo = ''] = (await readFile(file, 'utf8')).replace(',spring-fair,', ',,').split('\n');
  await writeFile(file, [names, expo, expo.replace('e-1', 'e-2')].join('\n'));
  expect(await run('import', folder)).toMatchObject({ ok: true });
  expect(await run('posters', join(parent, 'new'))).toMatchObject({ ok: true });
  expect(await readdir(join(parent, 'new'))).toEqual(['e-1.svg', 'e-2.svg']);
  await rm(parent, { recursive: true });
  await server.close();
});
