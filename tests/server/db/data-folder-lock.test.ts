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

/** Another process, alive until it is killed. */
function startOtherProcess(): ChildProcess & { pid: number } {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  children.push(child);
  if (child.pid === undefined) throw new Error('Not started');
  return child as ChildProcess & { pid: number };
}

const startTimeOf = async (pid: number) =>
  (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)?.split(' ')[19] ?? '';
const writeLock = (number: number, content: object) =>
  writeFile(join(folder, `lock.${number}`), JSON.stringify(content));
const filesInFolder = async () => (await readdir(folder)).toSorted();

describe('A data folder', () => {
  it('is created with its parents if it is missing', async () => {
    const deep = join(folder, 'a/b');
    await lockDataFolder(deep);
    await expect(access(deep)).resolves.toBeUndefined();
  });

  it('is refused to a second process, with its path and the pid of the first', async () => {
    const other = startOtherProcess();
    await writeLock(1, { pid: other.pid, startedAt: await startTimeOf(other.pid) });
    await expect(lockDataFolder(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by process ${other.pid}.`,
    );
    expect(await filesInFolder()).toEqual(['lock.1']);
  });

  it('is refused to a second lock in the same process', async () => {
    await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  });

  it('can be locked again after it is unlocked', async () => {
    for (let round = 0; round < 3; round++) await (await lockDataFolder(folder))();
    await expect(lockDataFolder(folder)).resolves.toBeTypeOf('function');
    expect(await filesInFolder()).toEqual(['lock.4']);
  });

  it('is taken over from a process that was killed', async () => {
    const other = startOtherProcess();
    await writeLock(1, { pid: other.pid, startedAt: await startTimeOf(other.pid) });
    other.kill('SIGKILL');
    await once(other, 'exit');
    await lockDataFolder(folder);
    expect(JSON.parse(await readFile(join(folder, 'lock.2'), 'utf8'))).toMatchObject({ pid: process.pid });
    expect(await filesInFolder()).toEqual(['lock.2']);
  });

  it('is taken over when the pid belongs to another process now', async () => {
    const other = startOtherProcess();
    await writeLock(1, { pid: other.pid, startedAt: '1' });
    await expect(lockDataFolder(folder)).resolves.toBeTypeOf('function');
  });

  it('is taken over when the lock file is unreadable', async () => {
    await writeFile(join(folder, 'lock.1'), '{"pid":');
    await expect(lockDataFolder(folder)).resolves.toBeTypeOf('function');
  });

  it('is taken over from a dead owner by only one of many at the same time', async () => {
    await writeLock(1, { pid: 2 ** 22 + 1, startedAt: '1' });
    const attempts = await Promise.allSettled(Array.from({ length: 30 }, () => lockDataFolder(folder)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await filesInFolder()).toEqual(['lock.2']);
  });
});
