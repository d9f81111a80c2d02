import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from '../../../server/db/data-folder-lock.ts';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Another program, alive until it is killed. */
function startBystander(): ChildProcess & { pid: number } {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  children.push(child);
  if (child.pid === undefined) throw new Error('Not started');
  return child as ChildProcess & { pid: number };
}

const startOf = async (pid: number) =>
  (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)?.split(' ')[19] ?? '';
const owner = (number: number, content: object) =>
  writeFile(join(folder, `lock.${number}`), JSON.stringify(content));
const names = async () => (await readdir(folder)).toSorted();

describe('a data folder', () => {
  it('is made when it is not there, its parents too', async () => {
    const deep = join(folder, 'a/b');
    await lockDataFolder(deep);
    await expect(access(deep)).resolves.toBeUndefined();
  });

  it('is refused to a second process by its name and the first one’s number', async () => {
    const other = startBystander();
    await owner(1, { pid: other.pid, startedAt: await startOf(other.pid) });
    await expect(lockDataFolder(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by process ${other.pid}.`,
    );
    expect(await names()).toEqual(['lock.1']);
  });

  it('is refused to a second taker in the same process', async () => {
    await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  });

  it('is free once it is given back', async () => {
    for (let times = 0; times < 3; times++) await (await lockDataFolder(folder))();
    await expect(lockDataFolder(folder)).resolves.toBeTypeOf('function');
    expect(await names()).toEqual(['lock.4']);
  });

  it('is taken over from a process that was killed', async () => {
    const other = startBystander();
    await owner(1, { pid: other.pid, startedAt: await startOf(other.pid) });
    other.kill('SIGKILL');
    await once(other, 'exit');
    await lockDataFolder(folder);
    expect(JSON.parse(await readFile(join(folder, 'lock.2'), 'utf8'))).toMatchObject({ pid: process.pid });
    expect(await names()).toEqual(['lock.2']);
  });

  it('is taken over when the number belongs to another program by now', async () => {
    const other = startBystander();
    await owner(1, { pid: other.pid, startedAt: '1' });
    await expect(lockDataFolder(folder)).resolves.toBeTypeOf('function');
  });

  it('is taken over when the lock holds nothing that can be read', async () => {
    await writeFile(join(folder, 'lock.1'), '{"pid":');
    await expect(lockDataFolder(folder)).resolves.toBeTypeOf('function');
  });

  it('is taken by one of many that come at once upon a dead owner', async () => {
    await owner(1, { pid: 2 ** 22 + 1, startedAt: '1' });
    const takers = await Promise.allSettled(Array.from({ length: 30 }, () => lockDataFolder(folder)));
    expect(takers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await names()).toEqual(['lock.2']);
  });
});
