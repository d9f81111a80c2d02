import { extname } from 'node:path';
import { checkContent } from '../check/check-content.ts';
import { type Content, type KindName, kindNames, kindOf } from '../content-kinds.ts';
import { decodeText } from '../csv/decode-text.ts';
import { columnLabel, readCsv } from '../csv/read-csv.ts';
import { DEFAULT_CATEGORIES } from '../default-categories.ts';
import { requiredOf } from '../kind.ts';
import type { FolderSettings, Organiser } from '../organiser.ts';
import { type OrganiserConfig, readConfig } from '../organiser-config/read-config.ts';
import { errorAt, hasErrors, type Problem, unreadable } from '../problem.ts';
import { categoriesIn } from './categories-in.ts';
import type { FaultyContent, FoundContent, KnownIds } from './found-content.ts';
import { type ListedFiles, listFiles, type SourceFile } from './list-files.ts';
import { idsIn, parseEntries, type Sources } from './parse-entries.ts';
import type { RawEntry } from './raw-entry.ts';
import { readHall } from './read-hall.ts';
import { readJson } from './read-json.ts';
import { readMarkdown } from './read-markdown.ts';

export type FolderContent = { organiser: Organiser; content: Content };

/**
 * `read` is null where the organiser or the brand could not be read; without the entries that have errors. `found` is
 * what could be read; null of a folder without content.
 */
type ReadFolder = {
  read: (FolderContent & OrganiserConfig) | null;
  problems: Problem[];
  found: FoundContent | null;
  settings: FolderSettings;
};

/** Reads and checks a content folder, and names everything in it that can be said to be wrong. */
export async function readFolder(folder: string): Promise<ReadFolder> {
  const config = await readConfig(folder);
  const isWrong = 'problems' in config;
  const settings = isWrong ? config.settings : config.organiser;
  const problems = isWrong ? [...config.problems] : [...config.brand.warnings];
  const listed = await listFiles(folder).catch((error) => {
    // A missing folder was reported with the config.
    if (!isWrong) problems.push(errorAt({ file: folder }, unreadable(error)));
    return null;
  });
  // This is no content folder: there is nothing more to check.
  if (!listed || (isWrong && listed.files.length === 0))
    return { read: null, problems, found: null, settings };
  problems.push(...listed.problems);
  const found = readFiles(listed, settings, problems);
  problems.push(...checkContent(found, settings));
  return { read: isWrong ? null : { ...config, content: found.content }, problems, found, settings };
}

function readFiles(
  { files, lost }: ListedFiles,
  settings: FolderSettings,
  problems: Problem[],
): FoundContent {
  const raws = files.map((file) => ({ kind: file.kind, ...readSource(file) }));
  problems.push(...raws.flatMap((raw) => raw.problems));
  for (const { kind, isComplete } of raws) if (!isComplete) lost.add(kind);
  const numbers = { notation: settings.spreadsheets, currency: settings.currency };
  const entriesOf = (name: KindName) =>
    raws.filter(({ kind }) => kind === name).flatMap(({ entries }) => entries);
  const categories = lost.has('categories') ? null : categoriesIn(entriesOf('categories'), numbers);
  const context = { ...numbers, categories };
  const sources: Sources = new WeakMap();
  const ids: KnownIds = new Map();
  const parsed = kindNames.map((name) => {
    const ofKind = entriesOf(name);
    const known = lost.has(name) ? null : idsIn(name, ofKind, context);
    if (known) ids.set(name, known);
    const { entries, faulty, problems: ofEntries } = parseEntries(name, ofKind, context, sources);
    problems.push(...ofEntries);
    return { name, entries, faulty };
  });
  const content = Object.fromEntries(parsed.map(({ name, entries }) => [name, entries])) as Content;
  if (entriesOf('categories').length === 0 && !lost.has('categories'))
    content.categories = [...DEFAULT_CATEGORIES];
  const faulty = Object.fromEntries(parsed.map((each) => [each.name, each.faulty])) as FaultyContent;
  return {
    content,
    faulty,
    ids,
    sources,
    isWhole: (...names) => names.every((name) => !lost.has(name) && faulty[name].length === 0),
  };
}

type ReadSource = { entries: RawEntry[]; problems: Problem[]; isComplete: boolean };

function readSource(source: SourceFile): ReadSource {
  const read = readEntries(source);
  return { ...read, isComplete: read.isComplete ?? !hasErrors(read.problems) };
}

function readEntries({
  path,
  kind,
  bytes,
}: SourceFile): Omit<ReadSource, 'isComplete'> & Partial<Pick<ReadSource, 'isComplete'>> {
  if (path.endsWith('.svg') && kind === 'halls') return readHall(path, decodeText(bytes));
  if (path.endsWith('.json')) return readJson(path, decodeText(bytes));
  const { fields, body } = kindOf(kind);
  if (path.endsWith('.csv')) {
    const required = requiredOf({ fields });
    const csv = readCsv(path, bytes, Object.keys(fields), required);
    const { rows, columns, problems, unread, isComplete } = csv;
    const entries = rows.map(({ number, cells }) => ({
      file: path,
      label: `row ${number}`,
      isCell: true,
      values: cells,
      unread,
      fieldLabel: (field: string) => columnLabel(columns, field),
    }));
    return { entries, problems, isComplete };
  }
  if (body) return readMarkdown(path, decodeText(bytes), body);
  return {
    entries: [],
    problems: [errorAt({ file: path }, `Entries of ${kind} are JSON or CSV, not ${extname(path)}.`)],
  };
}
