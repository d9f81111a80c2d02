/** These mean that our code is wrong, not that the phone cannot store. */
const PROGRAMMING_ERRORS = [
  'DataCloneError',
  'ConstraintError',
  'DataError',
  'ReadOnlyError',
  'TransactionInactiveError',
];

/** `newer`: a newer version of the product has already changed the database; this page must be loaded again. */
export type StorageProblem = 'missing' | 'blocked' | 'hangs' | 'newer' | 'full' | 'failed';

/** Nothing can be kept on this phone at the moment; the page tells the visitor before it takes a tap. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
  readonly reason: StorageProblem;
  constructor(reason: StorageProblem, cause?: unknown) {
    super(`This phone cannot store data now (${reason})`, { cause });
    this.reason = reason;
  }
}

/** Turns the browser's storage errors into StorageUnavailable; any other error stays what it is. */
export function toStorageUnavailable(error: unknown): unknown {
  if (!(error instanceof DOMException) || PROGRAMMING_ERRORS.includes(error.name)) return error;
  if (error.name === 'QuotaExceededError') return new StorageUnavailable('full', error);
  return new StorageUnavailable(error.name === 'VersionError' ? 'newer' : 'failed', error);
}
