/** How many tRPC calls one request may hold: more than a page makes together (see `src/platform/run-in-batches.ts`). */
export const MAX_CALLS_PER_REQUEST = 50;
