import { errorAt, type Problem } from '../problem.ts';
import type { FoundContent } from '../read/found-content.ts';
import { placeOf } from './place-of.ts';

/** Every name that means another category as well: a cell may hold an id or a name. */
export function checkCategories({ content: { categories }, sources }: FoundContent): Problem[] {
  return categories.flatMap((category, i) => {
    const isName = (text: string) => text.toLowerCase() === category.name.toLowerCase();
    const same = categories.find(
      ({ id, name }, at) => id !== category.id && (isName(id) || (at < i && isName(name))),
    );
    if (!same) return [];
    return [
      errorAt(
        placeOf(sources, category, 'name'),
        `“${category.name}” means the category ${same.id} as well.`,
      ),
    ];
  });
}
