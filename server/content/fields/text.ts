import { hasVisibleContent } from '../../../src/domain/content/rich-text.ts';
import { parseUrl } from '../../../src/domain/routing/parse-url.ts';
import { field, type Read } from '../field.ts';
import { richTextFrom } from '../rich-text-from.ts';

const MAX_LINE = 400;
const MAX_TEXT = 2_000;
const MAX_RICH_TEXT = 100_000;

const HTML = /<\/?[a-z!][^>]*>|&(#\d+|#x[\da-f]+|[a-z]{2,31});/i;

const asText = (raw: unknown): string | undefined => {
  if (typeof raw === 'string') return raw.trim();
  return typeof raw === 'number' ? String(raw) : undefined;
};

function plain(raw: unknown, max: number): string | Read<string> | undefined {
  const text = asText(raw);
  if (text === undefined) return undefined;
  const html = HTML.exec(text)?.[0];
  if (html) return { wrong: `has “${html}”. This is plain text, without HTML.` };
  if (text.length > max) return { wrong: `has ${text.length} characters. At most ${max} fit.` };
  return text;
}

/** One line of plain text. */
export const lineUpTo = (max: number) =>
  field('a text', (raw) => plain(typeof raw === 'string' ? raw.replace(/\s+/g, ' ') : raw, max));
export const line = lineUpTo(MAX_LINE);

/** The address of a site, as people copy it from a browser. */
export const webAddress = field('an address that begins with https://', (raw) => {
  const text = asText(raw);
  const url = text === undefined ? null : parseUrl(text);
  return url?.protocol === 'https:' && url.href.length <= MAX_LINE ? url.href : undefined;
});

/** Plain text of several lines. */
export const plainText = field('a text', (raw) => plain(raw, MAX_TEXT));

function readRichText(raw: unknown): Read<string> | undefined {
  const text = asText(raw);
  if (text === undefined) return undefined;
  if (text.length > MAX_RICH_TEXT)
    return { wrong: `has ${text.length} characters. At most ${MAX_RICH_TEXT} fit.` };
  const { html, dropped } = richTextFrom(text);
  if (!hasVisibleContent(html)) return { wrong: 'says nothing.' };
  return { value: html, ...(dropped && { dropped }) };
}

/** Markdown, or HTML with the few tags that are allowed. The value is clean HTML. */
export const richText = field<string>('a text in Markdown', readRichText, { html: (html) => html });
