import { keepPreviousData } from '@tanstack/react-query';
import { trpcQuery } from '../../platform/query-options.ts';
import type { PlaceFilter } from './model.ts';

const STALE_MS = 10 * 60 * 1000;

export const kids = {
  places: (filter: PlaceFilter) =>
    trpcQuery('businesses.kidsPlaces.list', {
      input: filter,
      staleTime: STALE_MS,
      placeholderData: keepPreviousData,
    }),
};
