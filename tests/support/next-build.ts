import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { WHATS_NEW } from '../../src/sync/whats-new.ts';
import { cachedArtifact, hashOf } from './cached-artifact.ts';

export const NEXT_NEWS = 'what the next build brings';
/** What no answer of the server needs; compressed forms hold the former names. */
const LEFT_OUT = /\.(map|br|gz)$/;
const PARTS = /^(client|server)?(\/|$)/;

/**
 * A build that differs from `dist` as one after a small change does: another id, and another name for every script that
 * holds the id or imports one that does. Made from the files of `dist`, in a fraction of a build's time. Returns its
 * folder. `builds`: how many builds later; the scripts of all builds before are there for pages that are still open.
 */
export async function makeNextBuild(builds = 1): Promise<string> {
  const stamp = await readFile('dist/stamp', 'utf8');
  const name = `next-build-${builds}-${stamp}-${hashOf(['tests/support/next-build.ts'])}`;
  return cachedArtifact(name, async (folder) => {
    const from = builds > 1 ? await makeNextBuild(builds - 1) : 'dist';
    await cp(from, folder, {
      recursive: true,
      filter: (path) => PARTS.test(relative(from, path)) && !LEFT_OUT.test(path),
    });
    const id = await readFile(join(from, 'stamp'), 'utf8');
    const renames = new Map([
      [id, shortHash(id, 12)],
      [WHATS_NEW, NEXT_NEWS],
    ]);
    const assets = join(folder, 'client/assets');
    const scripts = new Map<string, string>();
    for (const name of (await readdir(assets)).filter((file) => file.endsWith('.js')))
      scripts.set(name, await readFile(join(assets, name), 'utf8'));
    const isChanged = (text: string) => [...renames.keys()].some((old) => text.includes(old));
    for (let before = 0; before !== renames.size; ) {
      before = renames.size;
      for (const [name, text] of scripts) if (isChanged(text)) renames.set(name, nextName(name));
    }

    const client = join(folder, 'client');
    for (const path of [...(await textFiles(client)), ...(await textFiles(join(folder, 'server')))])
      await rewrite(path, (text) =>
        [...renames].reduce((now, [old, next]) => now.replaceAll(old, next), text),
      );
    for (const [old, next] of renames)
      if (scripts.has(old)) await rename(join(assets, old), join(assets, next));
    // A deployment keeps the files of the builds before for pages that are still open.
    if (builds > 1) await cp(join(from, 'retired'), join(folder, 'retired'), { recursive: true });
    await cp(join(from, 'client/assets'), join(folder, 'retired'), { recursive: true });
    await writeFile(join(folder, 'stamp'), renames.get(id) ?? '');
    await rewriteManifest(client);
  });
}

const shortHash = (text: string, length: number) =>
  createHash('sha256').update(`next ${text}`).digest('hex').slice(0, length);
/** The last eight characters are the hash, which may hold hyphens. */
const nextName = (name: string) => name.replace(/.{8}\.js$/, `${shortHash(name, 8)}.js`);

async function textFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => /\.(js|html|json)$/.test(name)).map((name) => join(folder, name));
}

async function rewrite(path: string, change: (text: string) => string): Promise<void> {
  await writeFile(path, change(await readFile(path, 'utf8')));
}

/** Each entry of the worker's list with the hash of the file as it is now. */
async function rewriteManifest(client: string): Promise<void> {
  const hashes = new Map<string, string>();
  const worker = join(client, 'sw.js');
  const entry = /"integrity":"[^"]*"(,"url":"([^"]*)")/g;
  for (const [, , url = ''] of (await readFile(worker, 'utf8')).matchAll(entry))
    hashes.set(
      url,
      createHash('sha256')
        .update(await readFile(join(client, url)))
        .digest('base64'),
    );
  await rewrite(worker, (text) =>
    text.replace(entry, (_, rest: string, url: string) => `"integrity":"${hashes.get(url)}"${rest}`),
  );
}
