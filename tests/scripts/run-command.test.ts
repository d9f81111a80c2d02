import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('A command uses the build that is there, whatever it was built for, and changes nothing of it', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  await mkdir(join(dist, 'server'));
  await writeFile(
    join(dist, 'server/staff-commands.js'),
    "export const runContentFromTerminal = async (args) => ({ ok: true, message: 'did ' + args.join(' ') });",
  );
  await writeFile(join(dist, 'stamp'), 'of another organiser');
  const env = { ...process.env, DIST_DIR: dist };
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['scripts/content.mjs', 'check', 'mine'], { env });
  expect(stdout).toBe('did check mine\n');
  expect((await readdir(dist)).sort()).toEqual(['server', 'stamp']);
  await rm(dist, { recursive: true });
});

it('Before there is content, the app is built with the starter’s, also where the folder to come is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  const contentToBuild = async () => {
    const script = `import('./scripts/run-command.mjs').then((file) => console.log(file.contentToBuild(process.env)))`;
    const env = { ...process.env, CONTENT_DIR: folder };
    return (await promisify(execFile)(process.execPath, ['-e', script], { env })).stdout.trim();
  };
  expect(await contentToBuild()).toBe('server/content/starter');
  await writeFile(join(folder, 'organiser.json'), '{}');
  expect(await contentToBuild()).toBe(folder);
  await rm(folder, { recursive: true });
});
