import { CACHE_PREFIX } from './storage-keys.ts';

/** In a file of its own, which a first visit does not load. */
export const PICTURE_CACHE = `${CACHE_PREFIX}pictures`;
