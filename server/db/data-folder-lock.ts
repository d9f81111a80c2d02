import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makePrivateFolder } from '../private-folder.ts';

type Owner = { pid: number; startedAt: string };

const NAME = /^lock\.([1-9]\d*)$/;
const MAX_TRIES = 10;

/**
 * Locks a data folder for this process: the embedded database has no lock, and two processes would overwrite each
 * other's data. Returns the function that unlocks it. Throws an error for the organiser when it is in use.
 *
 * Lock files are numbered, and the highest number counts. A dead owner's file is never replaced, because another
 * process may do the same at the same moment: the next owner is the only process that could create the next number.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  await makePrivateFolder(folder);
  const self: Owner = { pid: process.pid, startedAt: await startTimeOf(process.pid) };
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const last = await highest(folder);
    const owner = await readOwner(pathOf(folder, last));
    if (owner && (await isAlive(owner)))
      throw new Error(
        `The data folder ${resolve(folder)} is in use by process ${owner.pid}. Stop that one, or set DATA_DIR to another folder.`,
      );
    const path = pathOf(folder, last + 1);
    if (!(await create(path, self))) continue;
    if ((await highest(folder)) === last + 1) {
      await removeUpTo(folder, last);
      return () => replace(path, {});
    }
    // Another process has created a higher number in the meantime.
    await rm(path, { force: true });
  }
  throw new Error(`The data folder ${resolve(folder)} could not be locked. Try again.`);
}

const pathOf = (folder: string, number: number) => join(folder, `lock.${number}`);

async function numbers(folder: string): Promise<number[]> {
  return (await readdir(folder)).flatMap((name) => NAME.exec(name)?.[1] ?? []).map(Number);
}

/** 0 for a folder that was never locked. */
const highest = async (folder: string) => Math.max(0, ...(await numbers(folder)));

async function removeUpTo(folder: string, last: number): Promise<void> {
  const old = (await numbers(folder)).filter((number) => number <= last);
  await Promise.all(old.map((number) => rm(pathOf(folder, number), { force: true })));
}

/** Creates the file with its content in one step, so that no process reads half of it. False if it already exists. */
async function create(path: string, owner: Owner): Promise<boolean> {
  const draft = `${path}-${randomUUID()}`;
  try {
    await writeFile(draft, JSON.stringify(owner));
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

/** Null for a folder that is not locked. */
async function readOwner(path: string): Promise<Owner | null> {
  try {
    const owner = JSON.parse(await readFile(path, 'utf8')) as Partial<Owner>;
    if (typeof owner.pid !== 'number') return null;
    return { pid: owner.pid, startedAt: String(owner.startedAt ?? '') };
  } catch {
    return null;
  }
}

/** After a crash the pid may belong to another program; the start time, where available, distinguishes them. */
async function isAlive(owner: Owner): Promise<boolean> {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const startedAt = await startTimeOf(owner.pid);
  return startedAt === '' || owner.startedAt === '' || startedAt === owner.startedAt;
}

/** In clock ticks since the machine started; `''` where there is no /proc. */
async function startTimeOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The program's name may contain spaces, so the 22nd field is counted from its closing bracket.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
