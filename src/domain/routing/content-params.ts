/**
 * The query parameters that select public content: by these alone the server renders the same HTML for everyone.
 * Filters, searches, menus and campaigns do not select content.
 */
const CONTENT_PARAMS = ['expoSlug', 'slug'] as const;
export type ContentParam = (typeof CONTENT_PARAMS)[number];

export const isContentParam = (name: string) => (CONTENT_PARAMS as readonly string[]).includes(name);
