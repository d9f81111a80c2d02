import type { Content } from '../content-kinds.ts';
import { type Problem, warningAt } from '../problem.ts';
import type { FoundContent } from '../read/found-content.ts';
import { placeOf } from './place-of.ts';

/**
 * Expos whose days are others than before. A day typed wrong while the expo is on refuses check-ins for good, also
 * those that phones send later.
 */
export const checkMovedDays = ({ content, sources }: FoundContent, before: Content): Problem[] =>
  content.expos.flatMap((expo) => {
    const old = before.expos.find(({ id }) => id === expo.id);
    if (!old || (old.from === expo.from && old.to === expo.to)) return [];
    return warningAt(
      placeOf(sources, expo, old.to === expo.to ? 'from' : 'to'),
      `the expo was from ${old.from} to ${old.to}, and is from ${expo.from} to ${expo.to} now. ` +
        'Visitors can check in on its days only: what they tap on another day is refused for good.',
    );
  });
