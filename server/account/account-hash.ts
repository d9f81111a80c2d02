import { createHash } from 'node:crypto';

/** What stays of a deleted account, which it does not identify: SHA-256 of the `sub`, base64url. */
export const accountHash = (sub: string): string => createHash('sha256').update(sub).digest('base64url');
