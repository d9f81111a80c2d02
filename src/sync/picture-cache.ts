import { CACHE_PREFIX } from './storage-keys.ts';

/** In a file of its own, so that a first visit does not load it. */
export const PICTURE_CACHE = `${CACHE_PREFIX}pictures`;
