import { pictureNameOf } from '../../domain/content/picture-name.ts';
import type { Expo } from '../../domain/expo/expo.ts';
import type { Flags } from '../../domain/visitor/flags.ts';
import { signPass } from '../../features/pass/sign-pass.ts';
import { passTime } from '../../platform/clock.ts';
import { readOfflineAnswer } from '../../platform/offline-cache-persister.ts';
import { isStoragePersistent } from '../../platform/persistent-storage.ts';
import { isComplete, messagePrecache } from '../../platform/precache-status.ts';
import { PICTURE_CACHE } from '../../sync/picture-cache.ts';
import { partsAtExpo } from '../offline-features.ts';
import { picturesIn, type Readiness } from './readiness.ts';

/** Whose readiness, for which expo. */
export type Subject = { sub: string; expo: Expo; flags: Flags };

const WITHOUT_TIME = { at: null, bytes: 0 };

/**
 * Finds out what is on this phone. Nothing is taken on trust: a pass is signed, each answer is read back through its
 * schema, and pictures are looked up, so that what the browser has evicted counts as missing.
 */
export async function checkReadiness({ sub, expo, flags }: Subject): Promise<Readiness> {
  const [hasPass, hasApp, entries, sizes, isPersistent] = await Promise.all([
    canSignPass(sub),
    opensOffline(),
    Promise.all(partsAtExpo(expo, flags).map(({ query }) => readOfflineAnswer(query.queryKey))),
    pictureSizes().catch(() => new Map<string, number>()),
    isStoragePersistent(),
  ]);
  const stored = partsAtExpo(expo, flags).map(({ part }, i) => {
    const entry = entries[i];
    return { name: part, stored: entry ? { at: entry.at, bytes: sizeOf(entry.data) } : null };
  });
  return {
    parts: [
      { name: 'pass', stored: hasPass ? WITHOUT_TIME : null },
      ...stored,
      { name: 'app', stored: hasApp ? WITHOUT_TIME : null },
    ],
    pictures: picturesIn(entries.map((entry) => entry?.data)).map((name) => ({
      name,
      bytes: sizes.get(name) ?? null,
    })),
    isPersistent,
  };
}

/** Key and clock are there when a pass can be signed with them. */
async function canSignPass(sub: string): Promise<boolean> {
  const time = passTime();
  if (time.kind !== 'good') return false;
  return (await signPass(sub, time).catch(() => null)) !== null;
}

/** Whether the worker has every file, so that all pages open. */
async function opensOffline(): Promise<boolean> {
  const status = await messagePrecache('GET_PRECACHE_STATUS').catch(() => null);
  return status !== null && isComplete(status.all);
}

const sizeOf = (data: unknown) => new Blob([JSON.stringify(data)]).size;

/** By name, in whatever width: without signal the worker shows the one that it has. A file's name is its address. */
async function pictureSizes(): Promise<Map<string, number>> {
  const cache = await caches.open(PICTURE_CACHE);
  const sizes = new Map<string, number>();
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (!response) continue;
    const size = await pictureSize(response);
    sizes.set(request.url, size).set(pictureNameOf(request.url, location.origin), size);
  }
  return sizes;
}

export const pictureSize = async (response: Response): Promise<number> =>
  Number(response.headers.get('content-length')) || (await response.blob()).size;
