import { slugFrom } from '../../../src/domain/text/slug-from.ts';
import type { Content } from '../content-kinds.ts';

type Named = { id: string; slug: string | null };

/** The part of an address that names an entry: its own, or made from its id. */
export const slugOf = ({ id, slug }: Named): string => slug ?? slugFrom(id);

export type Slugs = Record<'expos' | 'brands' | 'products', (id: string) => string>;

/** The slug for each id that the content refers to. */
export function slugsOf(content: Content): Slugs {
  const lookUp = (entries: readonly Named[]) => {
    const slugs = new Map(entries.map((entry) => [entry.id, slugOf(entry)]));
    return (id: string) => slugs.get(id) ?? id;
  };
  return {
    expos: lookUp(content.expos),
    brands: lookUp(content.brands),
    products: lookUp(content.products),
  };
}
