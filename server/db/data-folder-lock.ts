import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

type Owner = { pid: number; startedAt: string };

const NAME = /^lock\.([1-9]\d*)$/;
const MAX_TRIES = 10;

/**
 * Takes a data folder for this process alone: the embedded database has no lock of its own, and two processes lose
 * each other's writes. Returns the function that gives it back. Throws a sentence for people when it is taken.
 *
 * Owners are numbered, and the highest number counts. A dead owner's file is never replaced or removed by somebody who
 * may have looked too long ago: taking over means being the only one to make the next number.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const mine: Owner = { pid: process.pid, startedAt: await startOf(process.pid) };
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const last = await highest(folder);
    const owner = await readOwner(pathOf(folder, last));
    if (owner && (await isAlive(owner)))
      throw new Error(
        `The data folder ${resolve(folder)} is in use by process ${owner.pid}. Stop that one, or set DATA_DIR to another folder.`,
      );
    const path = pathOf(folder, last + 1);
    if (!(await create(path, mine))) continue;
    if ((await highest(folder)) === last + 1) {
      await removeUpTo(folder, last);
      return () => replace(path, {});
    }
    // The look around was out of date; somebody is further on.
    await rm(path, { force: true });
  }
  throw new Error(`The data folder ${resolve(folder)} could not be locked. Try again.`);
}

const pathOf = (folder: string, number: number) => join(folder, `lock.${number}`);

async function numbers(folder: string): Promise<number[]> {
  return (await readdir(folder)).flatMap((name) => NAME.exec(name)?.[1] ?? []).map(Number);
}

/** 0 when nobody ever owned the folder. */
const highest = async (folder: string) => Math.max(0, ...(await numbers(folder)));

async function removeUpTo(folder: string, last: number): Promise<void> {
  const old = (await numbers(folder)).filter((number) => number <= last);
  await Promise.all(old.map((number) => rm(pathOf(folder, number), { force: true })));
}

/** Makes the file with its content in one step, so that nobody ever reads half of it. False if it is there already. */
async function create(path: string, owner: Owner): Promise<boolean> {
  const draft = `${path}-${randomUUID()}`;
  await writeFile(draft, JSON.stringify(owner));
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function replace(path: string, content: object): Promise<void> {
  const draft = `${path}-${randomUUID()}`;
  await writeFile(draft, JSON.stringify(content));
  await rename(draft, path);
}

/** Null when nobody owns it: given back, or never taken. */
async function readOwner(path: string): Promise<Owner | null> {
  try {
    const owner = JSON.parse(await readFile(path, 'utf8')) as Partial<Owner>;
    if (typeof owner.pid !== 'number') return null;
    return { pid: owner.pid, startedAt: String(owner.startedAt ?? '') };
  } catch {
    return null;
  }
}

/** A pid can be given to another program after a crash: its start time tells them apart, where it can be read. */
async function isAlive(owner: Owner): Promise<boolean> {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const startedAt = await startOf(owner.pid);
  return startedAt === '' || owner.startedAt === '' || startedAt === owner.startedAt;
}

/** In clock ticks since the machine started; `''` where it cannot be told. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The program's name may hold spaces; the 22nd field counts from behind its closing bracket.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
