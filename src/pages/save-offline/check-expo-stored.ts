import type { Expo } from '../../domain/expo/expo.ts';
import type { Flags } from '../../domain/visitor/flags.ts';
import { signPass } from '../../features/pass/sign-pass.ts';
import { passTime } from '../../platform/clock.ts';
import { readOfflineAnswer } from '../../platform/offline-cache-first.ts';
import { isStoragePersistent } from '../../platform/persistent-storage.ts';
import { isComplete, messagePrecache } from '../../platform/precache-status.ts';
import { readStoredPassKey } from '../../sync/pass-key.ts';
import { partsAtExpo } from '../offline-features.ts';
import { picturesIn, type Readiness } from './readiness.ts';
import { storedPictureSizes } from './stored-picture-sizes.ts';

/** Whose readiness, for which expo. */
export type Subject = { sub: string; expo: Expo; flags: Flags };

const WITHOUT_TIME = { at: null, bytes: 0 };

/**
 * Finds out what is on this phone. Nothing is taken on trust: a pass is signed, each answer is read back through its
 * schema, and pictures are looked up, so that what the browser has evicted counts as missing.
 */
export async function checkExpoStored({ sub, expo, flags }: Subject): Promise<Readiness> {
  const [hasPass, hasApp, entries, isPersistent] = await Promise.all([
    canSignPass(sub),
    opensOffline(),
    Promise.all(partsAtExpo(expo, flags).map(({ query }) => readOfflineAnswer(query.queryKey))),
    isStoragePersistent(),
  ]);
  const pictures = picturesIn(entries.map((entry) => entry?.data));
  const sizes = await storedPictureSizes(pictures).catch(() => new Map<string, number>());
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
    pictures: pictures.map((name) => ({ name, bytes: sizes.get(name) ?? null })),
    isPersistent,
  };
}

/** Key and clock are there when a pass can be signed with them. A key in memory is gone when the app is closed. */
async function canSignPass(sub: string): Promise<boolean> {
  const time = passTime();
  if (time.kind !== 'good') return false;
  const isStored = await readStoredPassKey(sub).catch(() => null);
  return isStored !== null && (await signPass(sub, time).catch(() => null)) !== null;
}

/** Whether the worker has every file that opening offline needs. Others, such as icons, may come later. */
async function opensOffline(): Promise<boolean> {
  const status = await messagePrecache('GET_PRECACHE_STATUS').catch(() => null);
  return status !== null && isComplete(status.essential);
}

const sizeOf = (data: unknown) => new Blob([JSON.stringify(data)]).size;
