/** How many tRPC calls one request may hold. */
export const MAX_CALLS_PER_REQUEST = 50;
