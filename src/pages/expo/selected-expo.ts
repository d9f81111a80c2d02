import type { QueryClient } from '@tanstack/react-query';
import { defaultExpo, type Expo, type ExpoList, expoBySlug } from '../../domain/expo/expo.ts';
import type { RouteAddress } from '../../domain/routing/paths.ts';
import type { Day } from '../../domain/time/dates.ts';
import { expoQueries } from '../../features/expos/queries.ts';

/**
 * The slug of the expo that the address names, else of the default one; null when the list has none or is not loaded.
 */
export const selectedSlug = (
  expoList: ExpoList | undefined,
  { search }: RouteAddress,
  today: Day,
): string | null => search.get('expoSlug') || ((expoList && defaultExpo(expoList, today)?.slug) ?? null);

/** The same outside of components, from the cached list. */
export const selectedExpoSlug = (client: QueryClient, address: RouteAddress, today: Day): string | null =>
  selectedSlug(client.getQueryData<ExpoList>(expoQueries.list().queryKey), address, today);

/** The expo that the address names in a list, else the default one. */
export function selectExpo(expoList: ExpoList, address: RouteAddress, today: Day): Expo | undefined {
  const slug = selectedSlug(expoList, address, today);
  return slug ? expoBySlug(expoList, slug) : undefined;
}
