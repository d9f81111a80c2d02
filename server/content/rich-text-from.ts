import { marked } from 'marked';
import { sanitizeRichText } from '../rich-text.ts';

/** Tags that the sanitizer replaces or that are part of a list or a paragraph. */
const REPLACED = new Set(['b', 'i']);

const tagsIn = (html: string) =>
  new Set([...html.matchAll(/<([a-z][a-z\d]*)/gi)].map(([, tag = '']) => tag.toLowerCase()));

/** Clean HTML from Markdown, which may contain HTML itself. `dropped` names the tags that were left out. */
export function richTextFrom(markdown: string): { html: string; dropped: string } {
  const written = marked
    .parse(markdown, { async: false, gfm: true })
    // Line breaks between blocks would be text of their own.
    .replace(/>\n+(?=<)/g, '>')
    .trim();
  const html = sanitizeRichText(written);
  const kept = tagsIn(html);
  const dropped = [...tagsIn(written)].filter((tag) => !kept.has(tag) && !REPLACED.has(tag));
  return { html, dropped: dropped.map((tag) => `<${tag}>`).join(', ') };
}
