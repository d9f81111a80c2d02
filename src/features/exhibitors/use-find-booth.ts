import { useQuery } from '@tanstack/react-query';
import { isBoothOf } from '../../domain/expo/booth-code.ts';
import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import { exhibitorQueries } from './queries.ts';

/**
 * Finds the exhibitor of a booth, once the list of exhibitors is loaded. Visitors write booths as they like. Null where
 * no exhibitor has it, undefined before that is known.
 */
export function useFindBooth(expoSlug: string): (typed: string) => Exhibitor | null | undefined {
  const { data } = useQuery(exhibitorQueries.list(expoSlug));
  return (typed) => data && (data.items.find((exhibitor) => isBoothOf(typed, exhibitor)) ?? null);
}
