import type { BaseIssue } from 'valibot';

/** The error sentences of the fields that a schema refused, by field name. */
export function fieldErrors<F extends string>(
  issues: readonly BaseIssue<unknown>[] | undefined,
  sentences: Readonly<Record<F, string>>,
): Partial<Record<F, string>> {
  const fields = (issues ?? []).map(({ path }) => String(path?.[0]?.key ?? ''));
  const invalidFields = (Object.keys(sentences) as F[]).filter((field) => fields.includes(field));
  return Object.fromEntries(invalidFields.map((field) => [field, sentences[field]])) as Partial<
    Record<F, string>
  >;
}
