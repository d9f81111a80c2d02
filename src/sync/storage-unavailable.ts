/** Errors of our own code, not of the phone's storage. */
const PROGRAMMING_ERRORS = [
  'DataCloneError',
  'ConstraintError',
  'DataError',
  'ReadOnlyError',
  'TransactionInactiveError',
];

/**
 * `newer`: a newer version of the product has already changed the database; this page must be loaded again. `lost`: the
 * database worked in this page, and the browser has lost it since; once the page is loaded again it works.
 */
export type StorageProblem = 'missing' | 'blocked' | 'hangs' | 'newer' | 'full' | 'failed' | 'lost';

/** This phone cannot store anything at the moment. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
  readonly reason: StorageProblem;
  constructor(reason: StorageProblem, cause?: unknown) {
    super(`This phone cannot store data now (${reason})`, { cause });
    this.reason = reason;
  }
}

/** Turns the browser's storage errors into StorageUnavailable; returns any other error unchanged. */
export function toStorageUnavailable(error: unknown): unknown {
  if (!(error instanceof DOMException) || PROGRAMMING_ERRORS.includes(error.name)) return error;
  if (error.name === 'QuotaExceededError') return new StorageUnavailable('full', error);
  return new StorageUnavailable(error.name === 'VersionError' ? 'newer' : 'failed', error);
}
