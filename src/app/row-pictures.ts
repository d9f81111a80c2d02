import type { ExhibitorList } from '../domain/expo/exhibitor.ts';
import type { ExpoList } from '../domain/expo/expo.ts';
import type { ExpoReward } from '../domain/expo/reward.ts';
import { offersPoints } from '../domain/organiser/offers.ts';
import { avatars } from '../domain/visitor/avatar.ts';
import { exhibitorQueries } from '../features/exhibitors/queries.ts';
import { expoQueries } from '../features/expos/queries.ts';
import { rewardQueries } from '../features/rewards/queries.ts';
import type { AppServices } from '../platform/app-services.ts';
import { todayAtom } from '../platform/clock.ts';
import { controlledByWorker } from '../platform/controlled-by-worker.ts';
import { ROW_SIZE, storeMissingPictures } from '../platform/store-picture.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { loadedVenueExpos } from './keep-venue-stored.ts';

/**
 * At a start, a phone downloads about 210 KB of pictures unasked: these, and 150 KB in `offline-pictures.ts`. Each may
 * exceed its limit by one picture, and the visitor's own avatar comes on top.
 */
const MAX_BYTES = 60_000;

/** Stores small pictures for lists: avatars, exhibitors' marks and rewards. A list shows them without signal, too. */
export async function storeRowPictures({ queryClient, store }: AppServices): Promise<void> {
  await controlledByWorker();
  await new Promise<void>(whenIdle);
  await queryClient.ensureQueryData<ExpoList>(expoQueries.list());
  const { venue = [] } = loadedVenueExpos(queryClient, store.get(todayAtom)) ?? {};
  const exhibitors = await Promise.all(
    venue.map(({ slug }) => queryClient.ensureQueryData<ExhibitorList>(exhibitorQueries.list(slug))),
  );
  const rewards = await Promise.all(
    offersPoints
      ? venue.map(({ slug }) => queryClient.ensureQueryData<ExpoReward[]>(rewardQueries.forExpo(slug)))
      : [],
  );
  const rows = [...exhibitors.flatMap(({ items }) => items), ...rewards.flat()];
  const choices = Object.values(avatars).map(({ picture }) => picture);
  await storeMissingPictures(
    [...choices, 'baby-bottle', ...rows.map(({ picture }) => picture)],
    MAX_BYTES,
    ROW_SIZE,
  );
}
