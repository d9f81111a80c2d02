import type { BaseIssue } from 'valibot';

/**
 * An error sentence for each field that a schema refused, by field name. A text that is too long gets a sentence of its
 * own: the usual ones ask for a text.
 */
export function fieldErrors<F extends string>(
  issues: readonly BaseIssue<unknown>[] | undefined,
  sentences: Readonly<Record<F, string>>,
): Partial<Record<F, string>> {
  const errors: Partial<Record<F, string>> = {};
  for (const field of Object.keys(sentences) as F[]) {
    const issue = issues?.find(({ path }) => path?.[0]?.key === field);
    if (issue)
      errors[field] =
        issue.type === 'max_length' ? `Keep this to ${issue.requirement} characters.` : sentences[field];
  }
  return errors;
}
