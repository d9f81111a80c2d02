import { useQuery } from '@tanstack/react-query';
import { exhibitorQueries } from './queries.ts';

/** The hall of each booth of an expo, as far as the list of exhibitors is loaded. Visitors write booths as they like. */
export function useHallOfBooth(expoSlug: string): (booth: string) => string | undefined {
  const { data } = useQuery(exhibitorQueries.list(expoSlug));
  return (booth) => data?.items.find((one) => one.booth.toUpperCase() === booth.toUpperCase())?.hall;
}
