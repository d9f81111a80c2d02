/**
 * The keys that this product has ever written on a phone. A key never changes its meaning: data of another shape gets a
 * new version, and the old key stays listed so that it can be deleted. Those that no first screen needs are in
 * `later-storage-keys.ts`, and the name of a cache is in the module that fills it.
 */

/**
 * IndexedDB: one database, whose stores `DatabaseSchema` lists. `DATABASE_VERSION` goes up with every change of them.
 * `files` came with version 2, `shelf` with 3. Stored names outlive renamed modules: `facts` holds the local records,
 * `shelf` the offline cache.
 */
export const DATABASE_NAME = 'yhello';
export const DATABASE_VERSION = 3;
/**
 * The keys inside the store `facts`; `who` is the identity, `pace` the delivery throttle, `worker-errors` what the
 * worker has to report.
 */
export type LocalRecordName = 'who' | 'tombstone' | 'clock' | 'pace' | 'worker-errors';

/** localStorage: small query results for a start without signal, one key per visitor. */
export const persistedQueriesPrefix = 'yhello.queries.v1.';
export const persistedQueriesKey = (sub: string | null) => `${persistedQueriesPrefix}${sub ?? 'anyone'}`;

/** sessionStorage: where to go after signing in. */
export const returnPathKey = 'yhello.return';

/** sessionStorage: taps that led to the sign-in, to be done after it. */
export const tapsAfterSignInKey = 'yhello.taps';

/** sessionStorage: the invitation to a shared list that this tab was opened with, until it is answered. */
export const invitationKey = 'yhello.invitation';

/**
 * sessionStorage, and for a visitor localStorage, too: what is typed into forms and not sent yet, one key per visitor
 * and form. Version 1 had one per form.
 */
export const draftPrefix = 'yhello.draft.';
export const visitorDraftPrefix = (sub: string | null) => `${draftPrefix}v2.${sub ?? 'anyone'}.`;

/** sessionStorage: the scroll position of each history entry, for Back and reloads. */
export const scrollPositionsKey = 'yhello.scroll';

/** sessionStorage: how often this tab was loaded again for a script that it had lost, and when last, ms since 1970. */
export const reloadsKey = 'yhello.reloads';

/** sessionStorage: this tab starts, or has started, without stored queries, because it could not start with them. */
export const cleanStartKey = 'yhello.clean-start';
export const CLEAN_START_DUE = 'due';

/** Web Locks; a name ending in `.spare` is the second queue for the same work, see `locks.ts`. */
export const lockNames = {
  opening: 'yhello.opening',
  renewal: 'yhello.renewal',
  delivery: 'yhello.delivery',
  openDelivery: 'yhello.delivery.open',
  upload: 'yhello.upload',
} as const;

/** BroadcastChannel between page, tabs and worker. */
export const BROADCAST_CHANNEL = 'yhello.changes';

/** The tag of the browser's Background Sync. */
export const DELIVERY_SYNC_TAG = 'yhello.deliver';

/** Cache Storage: every cache of ours starts with this. */
export const CACHE_PREFIX = 'yhello-';
