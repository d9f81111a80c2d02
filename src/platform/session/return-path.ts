import { safeReturnPath } from '../../domain/routing/return-url.ts';
import { returnPathKey } from '../../sync/storage-keys.ts';

/** Stores the path to open after signing in, per tab. An unsafe path becomes `/`. */
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

/** Returns the stored path and deletes it. Checked again, because any script can write to the storage. */
export function takeReturnPath(): string {
  const path = safeReturnPath(readReturnPath() ?? '/');
  clearReturnPath();
  return path;
}
