import type { Expo } from '../domain/expo/expo.ts';
import type { Flags } from '../domain/visitor/flags.ts';
import { queriesAtExpos } from '../pages/offline-features.ts';
import { isInOfflineCache } from '../platform/offline-cache-first.ts';
import type { Progress } from '../platform/precache-status.ts';
import { readClockRecord } from '../sync/clock-store.ts';
import { EXPO_LIST_ADDRESS } from '../sync/expo-list-address.ts';
import { readStoredPassKey } from '../sync/pass-key.ts';

/**
 * How much of what a visitor needs at these expos is on this phone, beside the app's own files. While the expos are not
 * known (null), something counts as missing. Unknown flags do not: a browser that was killed may have lost them, and
 * without them the app shows no vouchers and cards.
 */
export async function venueProgress(
  sub: string | null,
  expos: readonly Expo[] | null,
  flags: Flags,
): Promise<Progress> {
  const checks = [
    sub !== null && readStoredPassKey(sub),
    readClockRecord(),
    caches.match(EXPO_LIST_ADDRESS),
    expos !== null,
    ...queriesAtExpos(expos ?? [], flags).map(({ queryKey }) => isInOfflineCache(queryKey)),
  ];
  const found = await Promise.all(checks.map(async (check) => Boolean(await check)));
  return { stored: found.filter(Boolean).length, total: found.length };
}
