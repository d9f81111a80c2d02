import * as v from 'valibot';
import { errorAt, type Problem } from './problem.ts';

/** What a schema says is wrong in a file: one sentence a field. */
export function problemsOf(file: string, issues: readonly v.BaseIssue<unknown>[]): Problem[] {
  const byField = new Map<string, Problem>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    if (!byField.has(field))
      byField.set(field, errorAt({ file, ...(field && { field }) }, sentenceOf(issue, file)));
  }
  return [...byField.values()];
}

/** The schemas name what they expect of a value; not what fields there are. */
function sentenceOf({ type, expected, received, message }: v.BaseIssue<unknown>, file: string): string {
  const isAboutFields = type === 'strict_object' || type === 'strict_tuple';
  if (!isAboutFields) return message;
  if (expected === 'never') return `is no field of ${file}.`;
  return received === 'undefined' ? 'is missing.' : 'is not a set of fields in { }.';
}
