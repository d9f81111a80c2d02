import { type Problem, sentenceOf } from './problem.ts';

/** A heading, the sentences and an empty line; nothing without problems of this severity. */
export function listProblems(
  problems: readonly Problem[],
  severity: Problem['severity'],
  heading: string,
): string[] {
  const lines = problems.filter((problem) => problem.severity === severity).map(sentenceOf);
  return lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`), ''];
}

export const WARNINGS_HEADING = 'This is worth a look:';
