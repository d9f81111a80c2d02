import { useQuery } from '@tanstack/react-query';
import type { Booth } from '../../domain/expo/exhibitor.ts';
import type { Expo } from '../../domain/expo/expo.ts';
import { exhibitorQueries } from './queries.ts';

/** At one expo; undefined where that is not known. Nothing is asked for without an expo. */
export function useBoothsOfBrand(brandSlug: string, expo: Expo | undefined): Booth[] | undefined {
  const expoSlug = expo?.slug ?? '';
  const { data } = useQuery({ ...exhibitorQueries.list(expoSlug), enabled: expo !== undefined });
  return data?.items
    .filter(({ slug }) => slug === brandSlug)
    .map(({ hall, booth, isOffPlan }) => ({ expoSlug, hall, booth, isOffPlan }));
}
