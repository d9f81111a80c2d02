import type { ExhibitorList } from '../domain/expo/exhibitor.ts';
import type { ExpoList } from '../domain/expo/expo.ts';
import { avatars } from '../domain/visitor/avatar.ts';
import { exhibitorQueries } from '../features/exhibitors/queries.ts';
import { expoQueries } from '../features/expos/queries.ts';
import type { AppServices } from '../platform/app-services.ts';
import { todayAtom } from '../platform/clock.ts';
import { controlledByWorker, ROW_SIZE, storeMissingPictures } from '../platform/store-picture.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { loadedVenueExpos } from './keep-venue-stored.ts';

/** With what `offline-pictures.ts` stores, a phone downloads at most 200 KB of pictures unasked. */
const MAX_BYTES = 50_000;

/** Stores the small pictures of what a visitor chooses from: the avatars, and the exhibitors' marks. */
export async function storeRowPictures({ queryClient, store }: AppServices): Promise<void> {
  await controlledByWorker();
  await new Promise<void>(whenIdle);
  await queryClient.ensureQueryData<ExpoList>(expoQueries.list());
  const { venue = [] } = loadedVenueExpos(queryClient, store.get(todayAtom)) ?? {};
  const lists = await Promise.all(
    venue.map(({ slug }) => queryClient.ensureQueryData<ExhibitorList>(exhibitorQueries.list(slug))),
  );
  const marks = lists.flatMap(({ items }) => items.map(({ picture }) => picture));
  const choices = Object.values(avatars).map(({ picture }) => picture);
  await storeMissingPictures([...choices, 'baby-bottle', ...marks], MAX_BYTES, ROW_SIZE);
}
