import type { Context } from 'hono';

/** Whether an address is opened as a page, and not loaded by one. */
export const acceptsHtml = (c: Context): boolean => /\btext\/html\b/.test(c.req.header('accept') ?? '');
