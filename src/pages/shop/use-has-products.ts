import { useQuery } from '@tanstack/react-query';
import { isListed } from '../../domain/routing/offered.ts';
import { paths } from '../../domain/routing/paths.ts';
import { flagQueries } from '../../platform/flag-queries.ts';

/** Whether there are products to send visitors to. */
export const useHasProducts = () => isListed(useQuery(flagQueries.all()).data, paths.products);
