import * as v from 'valibot';
import { errorAt, type Problem } from './problem.ts';

/** What a schema says is wrong in a file: one sentence a field, and every field that it does not know. */
export function problemsOf(
  file: string,
  schema: v.GenericSchema,
  value: unknown,
  issues: readonly v.BaseIssue<unknown>[],
): Problem[] {
  const byField = new Map<string, Problem>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    // A schema names only the first unknown field of several.
    if (isUnknownField(issue) || byField.has(field)) continue;
    byField.set(field, errorAt({ file, ...(field && { field }) }, sentenceOf(issue)));
  }
  return [...byField.values(), ...unknownFields(file, schema, value, [])];
}

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
  const where = path.length > 0 ? `in ${path.join('.')} ` : '';
  const allowed = `The fields ${where}are: ${Object.keys(entries).join(', ')}.`;
  return Object.entries(value).flatMap(([name, inside]) => {
    const field = [...path, name].join('.');
    const known = Object.hasOwn(entries, name) ? entries[name] : undefined;
    return known
      ? unknownFields(file, known, inside, [...path, name])
      : errorAt({ file, field }, `is no field of ${file}. ${allowed}`);
  });
}
