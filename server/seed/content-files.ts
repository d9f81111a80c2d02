import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { articleEntry } from './entries/article.ts';
import { brandEntry } from './entries/brand.ts';
import { groupEntry, questionEntry } from './entries/community.ts';
import { contentPageEntry } from './entries/content-page.ts';
import { faqEntry } from './entries/faq.ts';
import { kidsPlaceEntry } from './entries/kids-place.ts';
import { mediaEntry } from './entries/media.ts';
import { momentEntry } from './entries/moment.ts';
import { positionEntry } from './entries/position.ts';
import { productEntry } from './entries/product.ts';
import { earningWayEntry, rewardEntry, tierEntry } from './entries/reward.ts';

/** Read from the project's folder, so that organisers change a file and start again; nothing is built. */
export const CONTENT_FOLDER = join(process.cwd(), 'server/seed/content');

/** One file a kind, each a list of entries. */
export const contentFiles = {
  'brands.json': brandEntry,
  'products.json': productEntry,
  'articles.json': articleEntry,
  'moments.json': momentEntry,
  'media.json': mediaEntry,
  'faqs.json': faqEntry,
  'careers.json': positionEntry,
  'groups.json': groupEntry,
  'questions.json': questionEntry,
  'kids-listing.json': kidsPlaceEntry,
  'rewards.json': rewardEntry,
  'tiers.json': tierEntry,
  'earning-ways.json': earningWayEntry,
  'pages.json': contentPageEntry,
} as const;
export type ContentFile = keyof typeof contentFiles;
export type Content = { [F in ContentFile]: v.InferOutput<(typeof contentFiles)[F]>[] };

/** What was read, and one line for people for each mistake: file, entry, field and what is wrong with it. */
export type ReadContent = { content: Content; errors: string[] };

/** Reads every file. An entry with a mistake is left out of `content`; a file that cannot be read is one mistake. */
export async function readContent(folder: string): Promise<ReadContent> {
  const read = await Promise.all(
    Object.keys(contentFiles).map((file) => readEntries(folder, file as ContentFile)),
  );
  return {
    content: Object.fromEntries(read.map(({ file, entries }) => [file, entries])) as Content,
    errors: read.flatMap(({ mistakes }) => mistakes),
  };
}

type ReadFile = { file: ContentFile; entries: unknown[]; mistakes: string[] };

async function readEntries(folder: string, file: ContentFile): Promise<ReadFile> {
  let list: unknown;
  try {
    list = JSON.parse(await readFile(join(folder, file), 'utf8'));
  } catch (error) {
    return { file, entries: [], mistakes: [`${file}: ${error instanceof Error ? error.message : error}`] };
  }
  if (!Array.isArray(list)) return { file, entries: [], mistakes: [`${file}: is not a list`] };
  const results = list.map((raw: unknown) => ({
    raw,
    ...v.safeParse(contentFiles[file] as v.GenericSchema, raw),
  }));
  return {
    file,
    entries: results.flatMap(({ success, output }) => (success ? [output] : [])),
    mistakes: [
      ...results.flatMap(({ raw, issues = [] }, i) =>
        issues.map(
          (issue) => `${file}, ${nameOf(raw, i)}, ${v.getDotPath(issue) ?? 'entry'}: ${issue.message}`,
        ),
      ),
      ...duplicatesIn(list.map(idOf)).map((id) => `${file}, “${id}”, slug: is there more than once`),
    ],
  };
}

function idOf(raw: unknown): string {
  if (typeof raw !== 'object' || raw === null) return '';
  const id = 'slug' in raw ? raw.slug : 'id' in raw ? raw.id : '';
  return typeof id === 'string' ? id : '';
}

const nameOf = (raw: unknown, index: number) => (idOf(raw) ? `“${idOf(raw)}”` : `entry ${index + 1}`);

export const duplicatesIn = (names: readonly string[]) => [
  ...new Set(names.filter((name, i) => name !== '' && names.indexOf(name) !== i)),
];
