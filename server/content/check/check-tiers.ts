import { errorAt, type Problem } from '../problem.ts';
import type { FoundContent } from '../read/found-content.ts';
import { placeOf } from './place-of.ts';

/** A new visitor has no points, and belongs to a tier. */
export function checkTiers({ content: { tiers }, sources, isWhole }: FoundContent): Problem[] {
  const [first] = tiers.toSorted((a, b) => a.fromPoints - b.fromPoints);
  return first && first.fromPoints > 0 && isWhole('tiers')
    ? [
        errorAt(
          placeOf(sources, first, 'fromPoints'),
          'is not 0. The first tier begins there, or new visitors would belong to none.',
        ),
      ]
    : [];
}
