import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommandResult } from '../../operator/commands.ts';

/** In the project's folder, so that the built server finds the same files. */
const STARTER = join(process.cwd(), 'server/content/starter');

/** Writes a small folder to start from. Changes no folder that has something in it. */
export async function newFolder(folder: string): Promise<CommandResult> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    return { ok: false, message: `There is something in ${folder} already. Name a new folder.` };
  await cp(STARTER, folder, { recursive: true });
  return { ok: true, message: `${folder} is filled. Read its README.md first.` };
}
