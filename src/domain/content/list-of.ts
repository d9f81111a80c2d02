import * as v from 'valibot';

// One wrong item of a backend must not hide all others.

/** No list of ours is anywhere near as long. */
const MAX_ITEMS = 2_000;

export const rawListSchema = v.pipe(v.array(v.unknown()), v.maxLength(MAX_ITEMS));

/**
 * A list whose length is checked before its items, so that a huge one costs nothing: Valibot alone checks the items
 * first.
 */
export const listUpTo = <T extends v.GenericSchema>(max: number, item: T) =>
  Object.assign(v.pipe(v.array(v.unknown()), v.maxLength(max), v.array(item)), { item });

/** The items that fit the schema, as it parses them. */
export const rightItems = <T extends v.GenericSchema>(item: T, raw: readonly unknown[]): v.InferOutput<T>[] =>
  raw.flatMap((candidate) => {
    const parsed = v.safeParse(item, candidate);
    return parsed.success ? [parsed.output] : [];
  });

/** A list without its wrong items. A list in which all items are wrong is wrong itself. */
export const listOf = <T extends v.GenericSchema>(item: T) =>
  Object.assign(
    v.pipe(
      rawListSchema,
      v.rawTransform<unknown[], v.InferOutput<T>[]>(({ dataset: { value }, addIssue, NEVER }) => {
        const right = rightItems(item, value);
        if (right.length > 0 || value.length === 0) return right;
        addIssue({ message: 'has wrong items only' });
        return NEVER;
      }),
    ),
    // For the description of the API: the schema of an item is hidden in the function.
    { item },
  );

/** A list that may be missing: anything else counts as empty. */
export const optionalListOf = <T extends v.GenericSchema>(item: T) =>
  v.fallback(listOf(item), [] as v.InferOutput<T>[]);
