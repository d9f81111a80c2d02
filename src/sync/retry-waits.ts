/** Between retries of what had no answer, in ms. The wait doubles, from the first to the longest. */
export const FIRST_WAIT_MS = 5_000;
export const LONGEST_WAIT_MS = 60_000;
