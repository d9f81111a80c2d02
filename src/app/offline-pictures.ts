// @script outbox

import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { CursorPage } from '../domain/content/pagination.ts';
import { STATE_PICTURES } from '../domain/content/state-pictures.ts';
import { currentAndUpcomingExpos, type ExpoList, nextStarBuyExpo } from '../domain/expo/expo.ts';
import type { Day } from '../domain/time/dates.ts';
import { expoQueries } from '../features/expos/queries.ts';
import { homeBrandsQuery, homeStarBuysQuery } from '../pages/home/home-queries.ts';
import { controlledByWorker } from '../platform/controlled-by-worker.ts';
import { fetchPicture, storeMissingPictures } from '../platform/store-picture.ts';
import { whenIdle } from '../platform/when-idle.ts';

const MAX_BYTES = 150_000;

/** Stores the pictures that must be there without signal. */
export async function storeOfflinePictures(client: QueryClient, today: Day): Promise<void> {
  await controlledByWorker();
  await new Promise<void>(whenIdle);
  await storeShownPictures();
  await storeMissingPictures([...STATE_PICTURES, ...(await homePictures(client, today))], MAX_BYTES);
}

/** What this page showed before the worker was there is in the browser's own cache only, which may lose it at any time. */
async function storeShownPictures(): Promise<void> {
  for (const { currentSrc, naturalWidth } of document.images)
    if (naturalWidth && currentSrc.startsWith(`${location.origin}/images/`)) await fetchPicture(currentSrc);
}

/** The running or next expo, whose pages show it large, and the star buys and brands of home. */
async function homePictures(client: QueryClient, today: Day): Promise<string[]> {
  const list = await client.ensureQueryData<ExpoList>(expoQueries.list());
  const expo = nextStarBuyExpo(list, today);
  const lists: Cards[] = await Promise.all([
    client.ensureInfiniteQueryData(homeBrandsQuery()),
    ...(expo ? [client.ensureInfiniteQueryData(homeStarBuysQuery(expo.slug))] : []),
  ]);
  const shown = [...currentAndUpcomingExpos(list, today).slice(0, 1), ...lists.flatMap(itemsOf)];
  return shown.map(({ picture }) => picture);
}

const itemsOf = ({ pages }: Cards) => pages.flatMap(({ items }) => items);

type Cards = InfiniteData<CursorPage<{ picture: string }>, unknown>;
