import type { Action } from '../domain/delivery/actions.ts';

/**
 * When an action was tapped, by the corrected clock, in ms since 1970. Whole ms, as the server stores it: an offset is
 * measured in fractions.
 */
export const tappedAtMs = ({ tappedAt, offsetMs }: Pick<Action, 'tappedAt' | 'offsetMs'>): number =>
  Math.round(tappedAt + (offsetMs ?? 0));
