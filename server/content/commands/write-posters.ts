import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import encodeQR from 'qr';
import { posterPath } from '../../../src/domain/expo/check-in-link.ts';
import { dayAt } from '../../../src/domain/time/expo-time.ts';
import type { Database } from '../../db/client.ts';
import type { CommandResult } from '../../staff-commands/commands.ts';
import { storedContent } from '../content-version.ts';
import { slugOf } from '../rows/slugs.ts';
import { posterSvg } from './poster-svg.ts';

type Settings = { publicOrigin: string; nowMs: number };

/**
 * Writes a poster, to be printed on A4 or larger, for each expo that is not over: visitors scan it at the entrance to
 * check in. Its code holds an address of the app with the id of the expo.
 */
export async function writePosters(
  db: Database,
  { publicOrigin, nowMs }: Settings,
  folder: string,
): Promise<CommandResult> {
  const existing = await readdir(folder).catch(() => []);
  if (existing.length > 0)
    return {
      ok: false,
      message: `There is something in ${folder} already. Name a new folder: the posters are written into it.`,
    };
  if (!publicOrigin)
    return {
      ok: false,
      message:
        'The posters need the address that visitors open. Stop the server, start it with PUBLIC_ORIGIN set to that, such as https://expo.example, and run this again.',
    };
  const stored = await storedContent(db);
  const expos = (stored?.content.expos ?? []).filter(({ to }) => to >= dayAt(nowMs));
  if (expos.length === 0) return { ok: false, message: 'The content has no expo that is on or to come.' };
  await mkdir(folder, { recursive: true });
  for (const expo of expos) {
    // A high level of correction: paper gets creased.
    const modules = encodeQR(publicOrigin + posterPath(expo.id), 'raw', { ecc: 'quartile', border: 4 });
    await writeFile(join(folder, `${slugOf(expo)}.svg`), posterSvg(expo.name, modules));
  }
  const posters = expos.length === 1 ? 'One poster is' : `${expos.length} posters are`;
  return { ok: true, message: `${posters} in ${folder}.` };
}
