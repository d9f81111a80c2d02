import type { Expo, ExpoList } from '../../domain/expo/expo.ts';

/** All expos without duplicates, the earliest first. */
export function chronologicalExpos({ past, upcoming }: ExpoList): Expo[] {
  const byId = new Map([...past, ...upcoming].map((expo) => [expo.id, expo]));
  return [...byId.values()].sort((a, b) => a.fromDate.localeCompare(b.fromDate) || a.id.localeCompare(b.id));
}
