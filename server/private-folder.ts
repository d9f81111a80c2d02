import { chmod, mkdir } from 'node:fs/promises';

const OWNER_ONLY = 0o700;

/** Makes a folder, and what is missing above it, that no other account of this machine can open. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY });
}

/**
 * The same for a folder of an earlier version, or one that is not there. Where it cannot be done, as on Windows or in a
 * folder that belongs to somebody else, it stays as it is.
 */
export async function closeToOthers(folder: string): Promise<void> {
  await chmod(folder, OWNER_ONLY).catch(() => {});
}
