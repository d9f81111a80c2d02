import { useQuery } from '@tanstack/react-query';
import { offersPoints } from '../../domain/organiser/offers.ts';
import { rewardQueries } from './queries.ts';

type Way = 'check-in' | 'complete-your-profile' | 'add-a-child' | 'birthday';

/** Whether the organiser pays points for something: sentences promise no others. False until that is known. */
export function useEarningWays(): (way: Way) => boolean {
  const { data } = useQuery({ ...rewardQueries.programme(), enabled: offersPoints });
  return (way) => data?.waysToEarn.some(({ slug }) => slug === way) ?? false;
}
