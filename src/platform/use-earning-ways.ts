import { useQuery } from '@tanstack/react-query';
import { earningFlag, isFlagOn } from '../domain/visitor/flags.ts';
import { flagQueries } from './flag-queries.ts';

type Way = 'check-in' | 'complete-your-profile' | 'add-a-child' | 'birthday';

/** Whether the organiser pays points for something: sentences promise no others. False until that is known. */
export function useEarningWays(): (way: Way) => boolean {
  const flags = useQuery(flagQueries.all()).data;
  return (way) => isFlagOn(flags, earningFlag(way));
}
