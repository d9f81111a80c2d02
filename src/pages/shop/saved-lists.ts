import type { QueryClient } from '@tanstack/react-query';
import { type ExpoList, nextStarBuyExpo } from '../../domain/expo/expo.ts';
import type { BrandPage } from '../../domain/shop/brand.ts';
import type { ProductListInput } from '../../domain/shop/product.ts';
import type { Day } from '../../domain/time/dates.ts';
import { type BrandFilter, brandQueries } from '../../features/brands/queries.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { productQueries } from '../../features/products/queries.ts';
import { readOfflineAnswer } from '../../platform/offline-cache-first.ts';
import type { InfiniteQueryConfig } from '../../platform/query-options.ts';
import {
  type ProductPage,
  type Saved,
  type SavedMatches,
  type SavedPages,
  savedBrands,
  savedProducts,
} from './narrow-saved.ts';

// Loaded when a list could not be: see use-saved-matches.tsx.

export async function loadSavedProducts(
  client: QueryClient,
  input: Partial<ProductListInput>,
  today: Day,
): Promise<SavedMatches<ProductPage> | null> {
  const expos = client.getQueryData<ExpoList>(expoQueries.menuList().queryKey);
  const expo = expos && nextStarBuyExpo(expos, today);
  const [all, starBuys] = await Promise.all([
    read(client, productQueries.list({})),
    expo ? read(client, productQueries.starBuys(expo.slug, undefined)) : null,
  ]);
  return savedProducts(all, starBuys, input, expo);
}

export const loadSavedBrands = async (
  client: QueryClient,
  filter: BrandFilter,
): Promise<SavedMatches<BrandPage> | null> => savedBrands(await read(client, brandQueries.list({})), filter);

async function read<Page>(
  client: QueryClient,
  { queryKey }: InfiniteQueryConfig<Page>,
): Promise<Saved<Page> | null> {
  const state = client.getQueryState<SavedPages<Page>>(queryKey);
  if (state?.data) return { data: state.data, at: state.dataUpdatedAt };
  return (await readOfflineAnswer(queryKey)) as Saved<Page> | null;
}
