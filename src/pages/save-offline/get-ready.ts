import type { QueryClient } from '@tanstack/react-query';
import { picturePath } from '../../domain/content/pictures.ts';
import { profileQueries } from '../../features/profile/queries.ts';
import { syncClock } from '../../platform/clock.ts';
import { fetchIntoCache } from '../../platform/offline-cache-availability.ts';
import { isLongList } from '../../platform/offline-cache-first.ts';
import { messagePrecache } from '../../platform/precache-status.ts';
import { type AnyQuery, prefetchAny } from '../../platform/query-options.ts';
import { isRefusal } from '../../platform/request-error.ts';
import { CARD_WIDTH } from '../../platform/store-picture.ts';
import { partsAtExpo } from '../offline-features.ts';
import { checkExpoStored, type Subject } from './check-expo-stored.ts';
import { storePictures } from './readiness.ts';
import { pictureSize } from './stored-picture-sizes.ts';

/** How much of the bar is done when everything but the pictures is stored. */
const TEXT_SHARE = 0.4;
const RETRIES = 3;

type Options = { withPictures: boolean; onProgress?: (share: number) => void };

/** Stores what a visitor needs at an expo. What cannot be stored holds up nothing else: `checkExpoStored` finds it. */
export async function getReady(
  client: QueryClient,
  subject: Subject,
  { withPictures, onProgress = () => {} }: Options,
): Promise<void> {
  const steps = [
    () => Promise.all([syncClock(), fetchNow(client, profileQueries.detail(subject.sub))]),
    ...partsAtExpo(subject.expo, subject.flags).map(
      ({ query }) =>
        () =>
          fetchNow(client, query),
    ),
    () => messagePrecache('INSTALL_REST'),
  ];
  const textShare = withPictures ? TEXT_SHARE : 1;
  for (const [done, step] of steps.entries()) {
    onProgress((textShare * done) / steps.length);
    await step().catch(() => {});
  }
  if (!withPictures) return;
  await storePictures(await checkExpoStored(subject), storePicture, (share) =>
    onProgress(textShare + (1 - textShare) * share),
  );
}

/**
 * Asks the server, even if the answer in memory is fresh: the stored one may have been evicted. Only a refusal is asked
 * again: a single one must not end the session. A missing answer must not hold up the rest.
 */
async function fetchNow(client: QueryClient, query: AnyQuery): Promise<void> {
  // Scrolled far a moment ago: its beginning is stored, and all of it would be asked for, page after page.
  if (isLongList(query.queryKey, client.getQueryData(query.queryKey))) return;
  const retry = (count: number, error: Error) => count < RETRIES && isRefusal(error);
  await prefetchAny(client, { ...query, staleTime: 0, ...(query.retry !== false && { retry }) });
}

const storePicture = async (name: string): Promise<number> =>
  pictureSize(await fetchIntoCache(picturePath(name, CARD_WIDTH, 'avif')));
