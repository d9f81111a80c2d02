import type { Context } from 'hono';

const plain = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the asker has it already: a list of tags, any of which a proxy may have marked weak. */
export function matchesEtag(c: Context, etag: string): boolean {
  const tags = c.req.header('if-none-match')?.split(',').map(plain) ?? [];
  return tags.includes(plain(etag)) || tags.includes('*');
}
