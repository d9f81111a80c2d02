import type { Expo, ExpoList } from '../../domain/expo/expo.ts';

/** All expos once, the earliest first. */

export function chronologicalExpos(list: ExpoList): Expo[] {
  const byId = new Map([...list.past, ...list.upcoming].map((expo) => [expo.id, expo]));
  return [...byId.values()].sort((a, b) => a.fromDate.localeCompare(b.fromDate) || a.id.localeCompare(b.id));
}
