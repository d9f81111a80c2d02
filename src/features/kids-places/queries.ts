import { keepPreviousData } from '@tanstack/react-query';
import { trpcQuery } from '../../platform/query-options.ts';
import type { PlaceFilter } from './place-filter.ts';

const STALE_MS = 10 * 60 * 1000;

export const kidsPlaceQueries = {
  list: (filter: PlaceFilter) =>
    trpcQuery('businesses.kidsPlaces.list', {
      input: filter,
      staleTime: STALE_MS,
      placeholderData: keepPreviousData,
    }),
};
