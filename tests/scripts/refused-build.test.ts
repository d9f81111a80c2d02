import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SECOND_FOLDER } from '../support/second-content.ts';

let parent: string;
let env: NodeJS.ProcessEnv & Record<'DIST_DIR' | 'CONTENT_DIR', string>;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'refused-'));
  const [DIST_DIR, CONTENT_DIR] = [join(parent, 'dist'), join(parent, 'content')];
  env = { ...process.env, NODE_ENV: 'production', DIST_DIR, CONTENT_DIR };
  await cp(SECOND_FOLDER, CONTENT_DIR, { recursive: true });
  await mkdir(join(DIST_DIR, 'server'), { recursive: true });
  await writeFile(
    join(DIST_DIR, 'server/server.js'),
    "export const start = async () => console.log('served');",
  );
  await writeFile(join(DIST_DIR, 'stamp'), 'of the build before');
  await recordBuild(env);
});
afterEach(() => rm(parent, { recursive: true }));

/** What a build with these settings says it was made for. */
async function recordBuild(settings: NodeJS.ProcessEnv): Promise<void> {
  const script = `import('./scripts/build-id.mjs').then((m) => console.log(JSON.stringify(m.builtFor())))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { env: settings });
  await writeFile(join(env.DIST_DIR, 'built-for.json'), stdout);
}

/** Root may write everywhere, so the rights that are missing are played. */
const NO_RIGHTS = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  fs.promises.rm = async (path) => { throw new Error('EACCES: permission denied, rm ' + path); };
  syncBuiltinESMExports();
`)}`;

/** How a start ends that has no right to build. */
const startWithoutRights = () => start(['--import', NO_RIGHTS]);

const start = (options: string[] = []) =>
  promisify(execFile)(process.execPath, [...options, 'scripts/start.mjs'], { env }).then(
    (output) => ({ ...output, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );

it('A start with a brand that is refused names what is wrong, and serves the build from before', async () => {
  await writeFile(join(env.CONTENT_DIR, 'brand/brand.json'), '{ "name": "" }');
  const { stdout, stderr } = await start();
  expect(stderr).toContain('brand/brand.json, name: is empty.');
  expect(stderr).toContain('The server starts with the app that was built before.');
  expect(stdout).toContain('served');
  expect((await readdir(env.DIST_DIR)).sort()).toEqual(['built-for.json', 'server', 'stamp']);
  expect(await readFile(join(env.DIST_DIR, 'stamp'), 'utf8')).toBe('of the build before');
});

it('A start without the right to build serves the build from before, if it has the same organiser config and settings', async () => {
  const sameElsewhere = join(parent, 'the same');
  await cp(env.CONTENT_DIR, sameElsewhere, { recursive: true });
  await recordBuild({ ...env, CONTENT_DIR: sameElsewhere });
  const { stdout, stderr, code } = await startWithoutRights();
  expect(stderr).toMatch(/EACCES.*\n\nThe server starts with the app that was built before\./);
  expect([stdout, code]).toEqual([expect.stringContaining('served'), 0]);
});

it.each([
  ['for another organiser', () => recordBuild({ ...env, CONTENT_DIR: 'content' })],
  ['for the brand before', () => cp('content/brand', join(env.CONTENT_DIR, 'brand'), { recursive: true })],
  ['with other settings', () => recordBuild({ ...env, VITE_USER_POOL_ID: 'ap-southeast-1_Other' })],
  ['by a version that wrote down nothing', () => rm(join(env.DIST_DIR, 'built-for.json'))],
])('A start without the right to build serves no app that was built %s', async (_, make) => {
  await make();
  const { stdout, stderr, code } = await startWithoutRights();
  expect(stdout).not.toContain('served');
  expect(code).toBe(1);
  expect(stderr).toContain('EACCES');
  expect(stderr).toMatch(
    /owns that folder, with CONTENT_DIR and all other settings of this server: npm run build/,
  );
  expect(stderr).toContain(env.DIST_DIR);
});

it('A brand that is refused in a folder that was never built does not bring back the app of another', async () => {
  await recordBuild({ ...env, CONTENT_DIR: 'content' });
  await writeFile(join(env.CONTENT_DIR, 'brand/brand.json'), '{ "name": "" }');
  const { stdout, stderr, code } = await start();
  expect(stdout).not.toContain('served');
  expect([stderr, code]).toEqual([expect.stringContaining('brand/brand.json, name: is empty.'), 1]);
});
