import { cp, mkdir, readdir } from 'node:fs/promises';
import type { CommandResult } from '../../staff-commands/commands.ts';
import { STARTER } from '../check/check-starter.ts';

/** Writes a small folder to start from. Changes no folder that has something in it. */
export async function newFolder(folder: string): Promise<CommandResult> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    return { ok: false, message: `There is something in ${folder} already. Name a new folder.` };
  await cp(STARTER, folder, { recursive: true });
  return { ok: true, message: `${folder} is filled. Read its README.md first.` };
}
