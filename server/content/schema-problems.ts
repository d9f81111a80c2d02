import * as v from 'valibot';
import { REFUSED } from '../../src/domain/text/text-schema.ts';
import { errorAt, type Problem } from './problem.ts';

/** In JSON a text may have half an emoji, as a program leaves it that cuts texts off. */
const isWhole = (value: string) => !REFUSED.test(value);

/** A text of the organiser's configuration that is filled in. */
export const configText = v.pipe(
  v.string('is not text.'),
  v.trim(),
  v.nonEmpty('is empty.'),
  v.check(isWhole, 'has a character that cannot be shown, such as half an emoji.'),
);

/** What a schema says is wrong in a file: one sentence a field, and every field that it does not know. */
export function problemsOf(
  file: string,
  schema: v.GenericSchema,
  value: unknown,
  issues: readonly v.BaseIssue<unknown>[],
): Problem[] {
  const byField = new Map<string, Problem>();
  for (const issue of issues) {
    const field = pathText(issue.path?.map(({ key }) => key as string | number) ?? []);
    // A schema names only the first unknown field of several.
    if (isUnknownField(issue) || byField.has(field)) continue;
    byField.set(field, errorAt({ file, ...(field && { field }) }, sentenceOf(issue)));
  }
  return [...byField.values(), ...unknownFields(file, schema, value, [])];
}

/** `address (number 2)`: in a list people count from one. */
const pathText = (path: readonly (string | number)[]): string =>
  path
    .map((key) => (typeof key === 'number' ? ` (number ${key + 1})` : `.${key}`))
    .join('')
    .replace(/^\./, '');

const isAboutFields = ({ type }: v.BaseIssue<unknown>) => type === 'strict_object' || type === 'strict_tuple';
const isUnknownField = (issue: v.BaseIssue<unknown>) => isAboutFields(issue) && issue.expected === 'never';

/** The schemas name what they expect of a value; not what fields there are. */
function sentenceOf(issue: v.BaseIssue<unknown>): string {
  if (!isAboutFields(issue)) return issue.message;
  return issue.received === 'undefined' ? 'is missing.' : 'is not a set of fields in { }.';
}

type Described = { type: string; wrapped?: Described; item?: Described; entries?: Record<string, Described> };

function unknownFields(
  file: string,
  schema: Described,
  value: unknown,
  path: readonly (string | number)[],
): Problem[] {
  if (schema.wrapped) return unknownFields(file, schema.wrapped, value, path);
  if (schema.item && Array.isArray(value))
    return value.flatMap((each, i) => unknownFields(file, schema.item as Described, each, [...path, i]));
  const { entries } = schema;
  if (!entries || typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const where = path.length > 0 ? `in ${pathText(path)} ` : '';
  const allowed = `The fields ${where}are: ${Object.keys(entries).join(', ')}.`;
  return Object.entries(value).flatMap(([name, inside]) => {
    const field = pathText([...path, name]);
    const known = Object.hasOwn(entries, name) ? entries[name] : undefined;
    return known
      ? unknownFields(file, known, inside, [...path, name])
      : errorAt({ file, field }, `is no field of ${file}. ${allowed}`);
  });
}
