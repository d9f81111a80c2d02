/**
 * What only one of several processes may do at a time in one database. Each has a number of its own: any will do, but
 * servers of two builds can run side by side, so a number must not change.
 */
export const ADVISORY_LOCKS = {
  migration: 871_423,
  content: 871_424,
  firstSigningKey: 871_425,
  /** With a second number, for one action. */
  openAction: 871_426,
  /** With a second number, for one file. */
  upload: 871_427,
  gifts: 871_428,
  /** With a second number, for one account, whether or not it has a row. */
  account: 871_429,
} as const;
