import * as v from 'valibot';
import { stageSchema } from '../../../src/domain/content/article.ts';
import { questions, supportGroups } from '../../community/table.ts';
import { type TableRows, tableRows } from '../table-rows.ts';
import { art, days, line, richText, slug } from './fields.ts';

export const groupEntry = v.strictObject({
  slug,
  name: line,
  stage: stageSchema,
  area: line,
  languages: v.pipe(v.array(line), v.minLength(1)),
  meetsWhen: line,
  meetsWhere: line,
  about: richText,
  howToJoin: v.pipe(v.array(line), v.minLength(1)),
  art,
});
export type GroupEntry = v.InferOutput<typeof groupEntry>;

/** Texts of parents are plain text, not HTML. */
const plainText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000));

export const questionEntry = v.strictObject({
  slug,
  title: line,
  author: line,
  stage: stageSchema,
  daysAgo: days,
  body: plainText,
  answers: v.array(v.strictObject({ author: line, daysAgo: days, text: plainText })),
});
export type QuestionEntry = v.InferOutput<typeof questionEntry>;

export const groupRows = (entries: readonly GroupEntry[]): TableRows[] => [
  tableRows(
    supportGroups,
    entries.map(({ art: _, ...group }, rank) => ({ ...group, rank })),
  ),
];

export const questionRows = (entries: readonly QuestionEntry[]): TableRows[] => [
  tableRows(questions, [...entries]),
];
