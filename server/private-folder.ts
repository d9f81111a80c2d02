import { chmod, mkdir } from 'node:fs/promises';

const OWNER_ONLY = 0o700;

/** Makes a folder, and what is missing above it, that no other account of this machine can open. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY });
}

/**
 * Takes the rights of other accounts from a folder that an earlier version made; nothing happens if there is none.
 * Where rights cannot be changed, as on Windows or for a folder of another account, they stay as they are.
 */
export async function closeToOthers(folder: string): Promise<void> {
  await chmod(folder, OWNER_ONLY).catch(() => {});
}
