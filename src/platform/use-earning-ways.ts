import { useQuery } from '@tanstack/react-query';
import { offersPoints } from '../domain/organiser/offers.ts';
import { trpcQuery } from './query-options.ts';

const STALE_MS = 5 * 60 * 1000;

/** Rewards, tiers, and what is paid for. Here, because several features promise points. */
export const rewardProgrammeQuery = () =>
  trpcQuery('businesses.rewards.programme', { staleTime: STALE_MS, meta: { offlineCache: true } });

type Way = 'check-in' | 'complete-your-profile' | 'add-a-child' | 'birthday';

/** Whether the organiser pays points for something: sentences promise no others. False until that is known. */
export function useEarningWays(): (way: Way) => boolean {
  const { data } = useQuery({ ...rewardProgrammeQuery(), enabled: offersPoints });
  return (way) => data?.waysToEarn.some(({ slug }) => slug === way) ?? false;
}
