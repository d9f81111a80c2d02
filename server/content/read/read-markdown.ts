import { errorAt, type Problem } from '../problem.ts';
import type { RawEntry } from './raw-entry.ts';

const FIELDS = /^---[ \t]*\n((?:[\s\S]*?\n)?)---[ \t]*(?:\n|$)([\s\S]*)$/;

/** One entry: fields `name: value` between two lines `---`, then the text. Its slug is the name of the file. */
export function readMarkdown(
  file: string,
  text: string,
  body: string,
): { entries: RawEntry[]; problems: Problem[] } {
  const [, head, rest = ''] = FIELDS.exec(text.replace(/\r\n?/g, '\n')) ?? [];
  if (head === undefined)
    return {
      entries: [],
      problems: [errorAt({ file }, 'does not begin with fields between two lines “---”.')],
    };
  const problems: Problem[] = [];
  const slug = file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '');
  const values: Record<string, unknown> = { slug };
  for (const [i, row] of head.split('\n').entries()) {
    if (row.trim() === '' || row.startsWith('#')) continue;
    const colon = row.indexOf(':');
    const name = row.slice(0, colon).trim();
    if (colon < 1) problems.push(errorAt({ file, entry: `line ${i + 2}` }, `“${row}” is no “name: value”.`));
    else if (name !== 'slug' && name in values)
      problems.push(errorAt({ file, entry: `line ${i + 2}` }, `“${name}” is there twice.`));
    else values[name] = row.slice(colon + 1).trim();
  }
  values[body] = rest;
  return { entries: [{ file, isCell: true, values, fieldLabel: (field) => field }], problems };
}
