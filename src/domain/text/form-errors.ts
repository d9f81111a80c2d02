import type { BaseIssue } from 'valibot';

/** The sentence beside each field that a schema does not take, by the field's name. */
export function fieldErrors<F extends string>(
  issues: readonly BaseIssue<unknown>[] | undefined,
  sentences: Readonly<Record<F, string>>,
): Partial<Record<F, string>> {
  const fields = (issues ?? []).map(({ path }) => String(path?.[0]?.key ?? ''));
  const known = (Object.keys(sentences) as F[]).filter((field) => fields.includes(field));
  return Object.fromEntries(known.map((field) => [field, sentences[field]])) as Partial<Record<F, string>>;
}
