import { createHash } from 'node:crypto';

/** SHA-256 of a `sub`, base64url: stands for an account where its `sub` must not be kept. */
export const accountHash = (sub: string): string => createHash('sha256').update(sub).digest('base64url');
