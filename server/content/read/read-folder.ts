import { extname } from 'node:path';
import { checkContent } from '../check/check-content.ts';
import type { KnownIds } from '../check/check-references.ts';
import { type Content, type KindName, kindNames, kindOf } from '../content-kinds.ts';
import { decodeText } from '../csv/decode-text.ts';
import { columnLabel, readCsv } from '../csv/read-csv.ts';
import { DEFAULT_CATEGORIES } from '../default-categories.ts';
import type { Organiser } from '../organiser.ts';
import { type OrganiserConfig, readConfig } from '../organiser-config/read-config.ts';
import { errorAt, hasErrors, type Problem } from '../problem.ts';
import { categoriesIn } from './categories-in.ts';
import { listFiles, type SourceFile } from './list-files.ts';
import { idsIn, parseEntries, type Sources } from './parse-entries.ts';
import type { RawEntry } from './raw-entry.ts';
import { readHall } from './read-hall.ts';
import { readJson } from './read-json.ts';
import { readMarkdown } from './read-markdown.ts';

export type FolderContent = { organiser: Organiser; content: Content };

/**
 * `read` is null where the organiser or the brand could not be read; without the entries that have errors. `isPartial`:
 * a step was left out, so more may be wrong.
 */
export type ReadFolder = {
  read: (FolderContent & OrganiserConfig) | null;
  problems: Problem[];
  sources: Sources;
  isPartial: boolean;
};

/** Reads and checks a content folder, and names everything that is wrong in it. */
export async function readFolder(folder: string): Promise<ReadFolder> {
  const sources: Sources = new WeakMap();
  const config = await readConfig(folder);
  const isWrong = 'problems' in config;
  const cells = isWrong ? config.cells : config.organiser;
  const problems = isWrong ? [...config.problems] : [...config.brand.warnings];
  if (!cells) return { read: null, problems, sources, isPartial: true };

  const { files, problems: fileProblems } = await listFiles(folder);
  problems.push(...fileProblems);
  const raws = files.map((file) => ({ kind: file.kind, ...readSource(file) }));
  problems.push(...raws.flatMap((raw) => raw.problems));
  const numbers = { notation: cells.spreadsheets, currency: cells.currency };
  const entriesOf = (name: KindName) =>
    raws.filter(({ kind }) => kind === name).flatMap(({ entries }) => entries);
  const isWhole = (name: KindName) => !raws.some((raw) => raw.kind === name && hasErrors(raw.problems));
  const categories = isWhole('categories') ? categoriesIn(entriesOf('categories'), numbers) : null;
  const context = { ...numbers, categories };
  const ids: KnownIds = new Map();
  const content = Object.fromEntries(
    kindNames.map((name) => {
      const ofKind = entriesOf(name);
      const parsed = parseEntries(name, ofKind, context, sources);
      problems.push(...parsed.problems);
      const known = isWhole(name) ? idsIn(name, ofKind, context) : null;
      if (known) ids.set(name, known);
      return [name, parsed.entries];
    }),
  ) as Content;
  if (entriesOf('categories').length === 0) content.categories = [...DEFAULT_CATEGORIES];
  const checked = checkContent(content, sources, ids, problems, cells);
  problems.push(...checked.problems);
  return { read: isWrong ? null : { ...config, content }, problems, sources, isPartial: checked.isPartial };
}

function readSource({ path, kind, bytes }: SourceFile): { entries: RawEntry[]; problems: Problem[] } {
  if (path.endsWith('.svg') && kind === 'halls') return readHall(path, decodeText(bytes));
  if (path.endsWith('.json')) return readJson(path, decodeText(bytes));
  const { fields, body } = kindOf(kind);
  if (path.endsWith('.csv')) {
    const { rows, columns, problems } = readCsv(path, bytes, Object.keys(fields));
    const entries = rows.map(({ number, cells }) => ({
      file: path,
      label: `row ${number}`,
      isCell: true,
      values: cells,
      fieldLabel: (field: string) => columnLabel(columns, field),
    }));
    return { entries, problems };
  }
  if (body) return readMarkdown(path, decodeText(bytes), body);
  return {
    entries: [],
    problems: [errorAt({ file: path }, `Entries of ${kind} are JSON or CSV, not ${extname(path)}.`)],
  };
}
