import type { Context } from 'hono';

const withoutWeakMark = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether `if-none-match` contains this ETag. Proxies may have marked any of its tags as weak. */
export function matchesEtag(c: Context, etag: string): boolean {
  const tags = c.req.header('if-none-match')?.split(',').map(withoutWeakMark) ?? [];
  return tags.includes(withoutWeakMark(etag)) || tags.includes('*');
}
