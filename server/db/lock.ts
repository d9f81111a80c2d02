import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

type Owner = { pid: number; startedAt: string };

/**
 * Takes a data folder for this process alone: the embedded database has no lock of its own, and two processes lose
 * each other's writes. Returns the function that gives it back. Throws a sentence for people when it is taken.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'lock');
  const mine: Owner = { pid: process.pid, startedAt: await startOf(process.pid) };
  for (let attempt = 0; attempt < 3; attempt++) {
    if (await create(path, mine)) return () => release(path, mine);
    const owner = await readOwner(path);
    if (owner && (await isAlive(owner)))
      throw new Error(
        `The data folder ${resolve(folder)} is in use by process ${owner.pid}. Stop that one, or set DATA_DIR to another folder.`,
      );
    await rm(path, { force: true });
  }
  throw new Error(`The data folder ${resolve(folder)} could not be locked.`);
}

async function create(path: string, owner: Owner): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(JSON.stringify(owner));
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function readOwner(path: string): Promise<Owner | null> {
  try {
    const owner = JSON.parse(await readFile(path, 'utf8')) as Partial<Owner>;
    return typeof owner.pid === 'number'
      ? { pid: owner.pid, startedAt: String(owner.startedAt ?? '') }
      : null;
  } catch {
    return null;
  }
}

async function release(path: string, mine: Owner): Promise<void> {
  const owner = await readOwner(path);
  if (owner?.pid === mine.pid && owner.startedAt === mine.startedAt) await rm(path, { force: true });
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

async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The program's name may hold spaces; the 22nd field counts from behind its closing bracket.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
