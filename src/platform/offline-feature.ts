import type { QueryKey } from '@tanstack/react-query';
import type { ActionInput, ActionName } from '../domain/delivery/actions.ts';
import type { Expo } from '../domain/expo/expo.ts';
import type { Flags } from '../domain/visitor/flags.ts';
import type { AnyQuery } from './query-options.ts';

/** What a visitor needs at an expo, beside the pass, in the order in which it is stored. */
export const VENUE_PARTS = [
  'programme',
  'map',
  'list',
  'agenda',
  'star buys',
  'vouchers',
  'gift cards',
] as const;
export type VenuePart = (typeof VENUE_PARTS)[number];

export type OfflineAction<N extends ActionName = ActionName> = {
  /** Names the action in the list of the outbox. */
  title: string;
  /**
   * Names it by what it sets, such as a removal. The list has the title where this has none, or the input is not known.
   */
  titleOf?: (input: ActionInput<N>) => string | false;
  /**
   * The queries of this feature whose data changes when the action is delivered. A key matches all that begin with it.
   */
  staleQueries: readonly QueryKey[];
};

/** How many texts of a kind are stored, the latest: an organiser may have hundreds. As many as a page of articles. */
export const MAX_TEXTS = 13;

/** What a feature declares about working offline, in its `offline.ts`. */
export type OfflineFeature = {
  /** The actions of this feature, by name. */
  actions?: { readonly [N in ActionName]?: OfflineAction<N> };
  /** The queries of this feature whose data changes when another feature's action is delivered. */
  staleAfter?: { readonly [N in ActionName]?: readonly QueryKey[] };
  /**
   * What a visitor needs at an expo. The pass works offline only once all of it is stored for the running or next one.
   */
  atExpo?: (expo: Expo, flags: Flags) => { readonly [P in VenuePart]?: AnyQuery };
  /**
   * What else a visitor needs at the venue. It is loaded at sign-in and at each start, so that it is there without
   * signal.
   */
  preload?: (context: PreloadContext) => readonly AnyQuery[];
  /**
   * Texts, such as articles: they change seldom, so they are loaded once, after everything else, and again when old.
   */
  texts?: (context: TextContext) => Promise<readonly AnyQuery[]> | readonly AnyQuery[];
};

/**
 * `upcoming` are the expos that are on and to come. `stored` gives the stored answer of a query, undefined for none: a
 * list names the texts that belong to it.
 */
export type TextContext = {
  flags: Flags;
  upcoming: readonly Expo[];
  stored: <T>(query: { queryKey: QueryKey }) => Promise<T | undefined>;
};

/** Empty as long as the expos or the flags are not loaded. */
export type PreloadContext = { expos: PreloadExpos; flags: Flags };

/** `venue`: the running ones, or the next one. `currentAndUpcoming` begins with the running ones. */
export type PreloadExpos = { venue: readonly Expo[]; currentAndUpcoming: readonly Expo[] };
