import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { defaultExpo, type ExpoList, expoBySlug } from '../../domain/expo/expo.ts';
import type { RouteAddress } from '../../domain/routing/paths.ts';
import type { Day } from '../../domain/time/dates.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { todayAtom } from '../../platform/clock.ts';

const slugIn = ({ search }: RouteAddress) => search.get('expoSlug') || null;

const meantIn = (list: ExpoList | undefined, address: RouteAddress, today: Day): string | null =>
  slugIn(address) ?? (list && defaultExpo(list, today)?.slug) ?? null;

/** The expo that an address means: the one it names, else the one that visitors most likely mean. */
export const selectedExpoSlug = (client: QueryClient, address: RouteAddress, today: Day): string | null =>
  meantIn(client.getQueryData<ExpoList>(expoQueries.list().queryKey), address, today);

/** The same for a component, with the list that says so. */
export function useSelectedExpo(address: RouteAddress) {
  const today = useAtomValue(todayAtom);
  const { data: list, error, refetch } = useQuery(expoQueries.list());
  const slug = meantIn(list, address, today);
  const known = list && slug ? expoBySlug(list, slug) : undefined;
  return { slug, list, expo: known, today, error, refetch };
}
