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

/** Read from the project's folder at every start, so that editing content needs no build. */
export const CONTENT_FOLDER = join(process.cwd(), 'server/seed/content');

/** Each file is a list of entries of one kind. */
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

/** `errors` has a readable line for each mistake: file, entry, field and what is wrong with it. */
export type ReadContent = { content: Content; errors: string[] };

/** Reads and validates every file. Leaves invalid entries out of `content`; an unreadable file counts as one error. */
export async function readContent(folder: string): Promise<ReadContent> {
  const results = await Promise.all(
    Object.keys(contentFiles).map((file) => readEntries(folder, file as ContentFile)),
  );
  return {
    content: Object.fromEntries(results.map(({ file, entries }) => [file, entries])) as Content,
    errors: results.flatMap((result) => result.errors),
  };
}

type FileResult = { file: ContentFile; entries: unknown[]; errors: string[] };

async function readEntries(folder: string, file: ContentFile): Promise<FileResult> {
  let list: unknown;
  try {
    list = JSON.parse(await readFile(join(folder, file), 'utf8'));
  } catch (error) {
    return { file, entries: [], errors: [`${file}: ${error instanceof Error ? error.message : error}`] };
  }
  if (!Array.isArray(list)) return { file, entries: [], errors: [`${file}: is not a list`] };
  const parsed = list.map((raw: unknown) => ({
    raw,
    ...v.safeParse(contentFiles[file] as v.GenericSchema, raw),
  }));
  return {
    file,
    entries: parsed.flatMap(({ success, output }) => (success ? [output] : [])),
    errors: [
      ...parsed.flatMap(({ raw, issues = [] }, i) =>
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
