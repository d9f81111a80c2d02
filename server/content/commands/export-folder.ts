import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../../db/client.ts';
import { ownPicturesDir, readOwnPictures } from '../../images/own-pictures.ts';
import type { CommandResult } from '../../staff-commands/commands.ts';
import { type KindName, kindNames, kindOf } from '../content-kinds.ts';
import { storedContent } from '../content-version.ts';
import type { ReadContext } from '../field.ts';
import { PICTURES_FOLDER } from '../pictures/list-pictures.ts';

const BRAND_FOLDER = 'brand';

/** Kinds whose entries are long texts: a Markdown file each. */
const AS_MARKDOWN: readonly KindName[] = ['articles', 'pages'];

type Values = Record<string, unknown>;

type Folders = { dataDir: string; contentDir: string };

/**
 * Writes the content that the database and the data folder hold as a folder that can be imported again, with the brand
 * of the content folder.
 */
export async function exportFolder(
  db: Database,
  { dataDir, contentDir }: Folders,
  folder: string,
): Promise<CommandResult> {
  const stored = await storedContent(db);
  if (!stored) return { ok: false, message: 'The database holds no content yet.' };
  const { organiser, content } = stored;
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    return { ok: false, message: `There is something in ${folder} already. Name a new folder.` };
  const { categories } = content;
  const context = { isCell: false, notation: {}, currency: organiser.currency, categories };
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  await write('organiser.json', asJson(organiser));
  for (const name of kindNames) {
    const entries = content[name].map((entry) => written(name, entry, context));
    if (!AS_MARKDOWN.includes(name)) {
      if (entries.length > 0) await write(`${name}.json`, asJson(entries));
      continue;
    }
    for (const entry of entries) await write(`${name}/${entry.slug}.md`, asMarkdown(name, entry));
  }
  const dir = ownPicturesDir(dataDir);
  const pictures = Object.entries(readOwnPictures(dir));
  if (pictures.length > 0) await mkdir(join(folder, PICTURES_FOLDER));
  for (const [name, { file }] of pictures)
    await copyFile(join(dir, file), join(folder, PICTURES_FOLDER, `${name}.webp`));
  const brand = join(contentDir, BRAND_FOLDER);
  if (existsSync(brand)) await cp(brand, join(folder, BRAND_FOLDER), { recursive: true });
  return { ok: true, message: `The content is in ${folder}.` };
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const written = (name: KindName, entry: Values, context: ReadContext): Values =>
  Object.fromEntries(
    Object.entries(kindOf(name).fields).flatMap(([key, field]) => {
      const value = entry[key] === null ? undefined : field.write(entry[key], context);
      return value === undefined ? [] : [[key, value]];
    }),
  );

function asMarkdown(name: KindName, entry: Values): string {
  const { body = '' } = kindOf(name);
  const fields = Object.entries(entry)
    .filter(([key]) => key !== body && key !== 'slug')
    .map(([key, value]) => `${key}: ${Array.isArray(value) ? value.join(', ') : value}`);
  return `---\n${fields.join('\n')}\n---\n\n${entry[body]}\n`;
}
