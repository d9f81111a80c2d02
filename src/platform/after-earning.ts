import type { QueryKey } from '@tanstack/react-query';
import type { ActionName } from '../domain/delivery/actions.ts';
import type { OfflineFeature } from './offline-feature.ts';

/** The actions that may earn points, which come with a transaction and a message. */
const EARNING_ACTIONS = [
  'expo.check-in',
  'profile.set',
  'address.put',
  'family.set-journey',
] as const satisfies readonly ActionName[];

/** Declares queries of a feature whose data changes when points are earned. */
export const afterEarning = (staleQueries: readonly QueryKey[]): NonNullable<OfflineFeature['staleAfter']> =>
  Object.fromEntries(EARNING_ACTIONS.map((name) => [name, staleQueries]));
