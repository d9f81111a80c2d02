import { createHash } from 'node:crypto';
import type { Context } from 'hono';

const LENGTH = 22;

/**
 * The ETag of what consists of these parts. Weak: the same text may be sent compressed in different ways. Half of a
 * SHA-256 is enough to tell versions apart.
 */
export function weakEtag(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest('base64url').slice(0, LENGTH)}"`;
}

const withoutWeakMark = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether `if-none-match` contains this ETag. Proxies may have marked any of its tags as weak. */
export function matchesEtag(c: Context, etag: string): boolean {
  const tags = c.req.header('if-none-match')?.split(',').map(withoutWeakMark) ?? [];
  return tags.includes(withoutWeakMark(etag)) || tags.includes('*');
}
