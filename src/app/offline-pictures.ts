// @script outbox

import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { CursorPage } from '../domain/content/pagination.ts';
import { picturePath } from '../domain/content/pictures.ts';
import { STATE_PICTURES } from '../domain/content/state-pictures.ts';
import { type ExpoList, nextStarBuyExpo } from '../domain/expo/expo.ts';
import type { Day } from '../domain/time/dates.ts';
import { expoQueries } from '../features/expos/queries.ts';
import { homeBrandsQuery, homeStarBuysQuery } from '../pages/home/home-queries.ts';
import { whenIdle } from '../platform/when-idle.ts';

/** Sharp on a phone at the size of a card. The worker shows it in the place of any other width that it does not have. */
const WIDTH = 384;
const MAX_BYTES = 150_000;

/** Stores the pictures that must be there without signal. */
export async function storeOfflinePictures(client: QueryClient, today: Day): Promise<void> {
  await controlledByWorker();
  await new Promise<void>(whenIdle);
  await storePictures([...STATE_PICTURES, ...(await homePictures(client, today))]);
}

async function controlledByWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }));
}

/** The star buys and brands of home. */
async function homePictures(client: QueryClient, today: Day): Promise<string[]> {
  const list = await client.ensureQueryData<ExpoList>(expoQueries.list());
  const expo = nextStarBuyExpo(list, today);
  const lists: Cards[] = await Promise.all([
    client.ensureInfiniteQueryData(homeBrandsQuery()),
    ...(expo ? [client.ensureInfiniteQueryData(homeStarBuysQuery(expo.slug))] : []),
  ]);
  return lists.flatMap(({ pages }) => pages.flatMap(({ items }) => items.map(({ picture }) => picture)));
}

type Cards = InfiniteData<CursorPage<{ picture: string }>, unknown>;

/** One after the other, through the worker, which stores them. */
async function storePictures(names: readonly string[]): Promise<void> {
  let bytes = 0;
  for (const name of names) {
    const path = picturePath(name, WIDTH, 'avif');
    if (bytes > MAX_BYTES || (await caches.match(path))) continue;
    const response = await fetch(path, { priority: 'low' });
    bytes += (await response.blob()).size;
  }
}
