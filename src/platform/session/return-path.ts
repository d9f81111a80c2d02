import { safeReturnPath } from '../../domain/routing/return-url.ts';
import { returnPathKey } from '../../sync/storage-keys.ts';

/** Where the visitor goes after signing in. Kept per tab; anything unsafe turns into `/`. */
export function saveReturnPath(path: string): void {
  try {
    sessionStorage.setItem(returnPathKey, safeReturnPath(path));
  } catch {
    // Without storage the visitor lands on the home page.
  }
}

/** A `returnUrl` in the address fills the store only when it is empty. */
export function saveReturnPathIfNone(path: string): void {
  if (readReturnPath() === null) saveReturnPath(path);
}

export function readReturnPath(): string | null {
  try {
    return sessionStorage.getItem(returnPathKey);
  } catch {
    return null;
  }
}

export function clearReturnPath(): void {
  try {
    sessionStorage.removeItem(returnPathKey);
  } catch {
    // Nothing was stored.
  }
}

/** The place to go on to; checked again, because a store can be written by anybody. */
export function takeReturnPath(): string {
  const path = safeReturnPath(readReturnPath() ?? '/');
  clearReturnPath();
  return path;
}
