/** How many tRPC calls one request may hold: more than a page makes together (`src/app/store-texts.ts` makes most). */
export const MAX_CALLS_PER_REQUEST = 50;
