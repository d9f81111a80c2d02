import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Day } from '../domain/dates.ts';
import { type ExpoList, leadExpo } from '../domain/expo.ts';
import { expo } from '../features/expo/queries.ts';
import { todayAtom } from '../platform/clock.ts';
import type { At } from './page.ts';

const slugIn = ({ search }: At) => search.get('expoSlug') || null;

/** The expo that an address means: the one it names, else the one that visitors most likely mean. */
export function meantExpo(client: QueryClient, at: At, today: Day): string | null {
  const list = client.getQueryData<ExpoList>(expo.list().queryKey);
  return slugIn(at) ?? (list ? (leadExpo(list, today)?.slug ?? null) : null);
}

/** The same for a component, with the list that says so. */
export function useMeantExpo(at: At) {
  const today = useAtomValue(todayAtom);
  const { data: list, error, refetch } = useQuery(expo.list());
  const slug = slugIn(at) ?? (list ? (leadExpo(list, today)?.slug ?? null) : null);
  const known = list && [...list.upcoming, ...list.past].find((one) => one.slug === slug);
  return { slug, list, expo: known, today, error, refetch };
}
