import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { boothCode, boothCodes } from '../../domain/expo/booth-code.ts';
import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import { exhibitorQueries } from './queries.ts';

/**
 * Finds the exhibitor of a booth, once the list of exhibitors is loaded. Visitors write booths as they like. Null where
 * no exhibitor has it, undefined before that is known.
 */
export function useFindBooth(expoSlug: string): (typed: string) => Exhibitor | null | undefined {
  const { data } = useQuery(exhibitorQueries.list(expoSlug));
  return useMemo(() => {
    if (!data) return () => undefined;
    const byCode = exhibitorsByCode(data.items);
    return (typed: string) => byCode.get(boothCode(typed)) ?? null;
  }, [data]);
}

/** A list asks for each of its items, at each rendering. A booth with several exhibitors gives the first. */
function exhibitorsByCode(exhibitors: readonly Exhibitor[]): ReadonlyMap<string, Exhibitor> {
  const byCode = new Map<string, Exhibitor>();
  for (const exhibitor of exhibitors)
    for (const code of boothCodes(exhibitor)) if (!byCode.has(code)) byCode.set(code, exhibitor);
  return byCode;
}
