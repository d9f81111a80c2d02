import * as v from 'valibot';

// Apart from category.ts, for the reason in product-schema.ts.

export const categorySchema = v.object({ id: v.string(), name: v.string() });
