import { marked } from 'marked';
import { sanitizeRichText } from '../rich-text.ts';

export const PICTURE_LEFT_OUT = 'A picture in the text is left out.';
/** What people call what is not shown as they wrote it, and what becomes of it. */
const NOTES: Record<string, string> = {
  img: PICTURE_LEFT_OUT,
  hr: 'A line across the page (---) is left out.',
  del: 'Text that is struck through (~~) is shown as plain text.',
  code: 'Text between ` or after four spaces is shown as plain text.',
  input: 'A box to tick ([ ]) is left out.',
};
const TABLE_NOTE = 'A table is shown as a list, an item for each row.';
const headingNote = (written: number, shown: number) =>
  `A heading with ${'#'.repeat(written)} is shown as one with ${'#'.repeat(shown)}.`;

/** Tags that the sanitizer replaces or that are part of a list or a paragraph. */
const REPLACED = new Set(['b', 'i', 'pre']);
/** Left out with what is in them. */
const WITHOUT_TEXT =
  /^(script|style|textarea|option|noscript|iframe|video|audio|source|svg|object|embed|link|meta)$/;

const tagsIn = (html: string) =>
  new Set([...html.matchAll(/<([a-z][a-z\d]*)/gi)].map(([, tag = '']) => tag.toLowerCase()));

/** Signs of a list as word processors write them, which Markdown takes for text. */
const BULLET = /^([ \t]*)(?:[•●▪◦‣∙·\uf0a7\uf0b7][ \t]*|o\t)(?=\S)/gm;

/**
 * Clean HTML from Markdown, which may contain HTML itself. `topLevel`: of a heading with one #. `dropped` has a sentence
 * for each kind of thing that is not shown as it is written.
 */
export function richTextFrom(markdown: string, topLevel: 2 | 3 = 2): { html: string; dropped: string } {
  const notes = new Set<string>();
  const lists = markdown.replace(BULLET, (sign, indent: string) =>
    indent || sign.startsWith('o') ? '  - ' : '- ',
  );
  const written = marked
    .parse(lists, { async: false, gfm: true })
    // Line breaks between blocks would be text of their own.
    .replace(/>\n+(?=<)/g, '>');
  const shaped = asParagraphs(tablesAsLists(withKnownHeadings(written, topLevel, notes), notes)).trim();
  const html = sanitizeRichText(shaped);
  const kept = tagsIn(html);
  for (const tag of tagsIn(shaped)) if (!kept.has(tag) && !REPLACED.has(tag)) notes.add(noteOn(tag));
  return { html: html.replace(/<p>\s*<\/p>/g, ''), dropped: [...notes].join(' ') };
}

const noteOn = (tag: string): string =>
  NOTES[tag] ??
  (WITHOUT_TEXT.test(tag)
    ? `<${tag}> is not allowed and left out.`
    : `<${tag}> is not allowed: its text is shown without it.`);

/** There are headings of two levels: those below a heading with one # move down with it. */
function withKnownHeadings(html: string, topLevel: 2 | 3, notes: Set<string>): string {
  const isShifted = /<h1\b/i.test(html);
  return html.replace(/<(\/?)h([1-6])\b/gi, (_, slash: string, digit: string) => {
    const written = Number(digit);
    const shown = written === 1 ? topLevel : Math.min(3, written + (isShifted ? 1 : 0));
    if (shown !== written) notes.add(headingNote(written, shown));
    return `<${slash}h${shown}`;
  });
}

const TABLE = /<table\b[\s\S]*?<\/table\s*>/gi;
const ROW = /<tr\b[^>]*>([\s\S]*?)(?=<\/tr|<tr\b|<\/table)/gi;
const CELL = /<(t[hd])\b[^>]*>([\s\S]*?)(?=<\/t[hd]|<t[hdr]\b|$)/gi;
const BLOCK_IN_CELL = /<\/?(?:p|div|br|ul|ol|li|h\d|blockquote)\b[^>]*>/gi;

function tablesAsLists(html: string, notes: Set<string>): string {
  return html.replace(TABLE, (table) => {
    notes.add(TABLE_NOTE);
    const rows = [...table.matchAll(ROW)].map(([, row = '']) => {
      const cells = [...row.matchAll(CELL)];
      const texts = cells.map(([, , cell = '']) => cell.replace(BLOCK_IN_CELL, ' ').trim()).filter(Boolean);
      return {
        text: texts.join(' · '),
        isHead: cells.every(([, tag = '']) => tag.toLowerCase() === 'th'),
      };
    });
    const items = rows
      .filter(({ text }) => text !== '')
      .map(({ text, isHead }) => (isHead ? `<p><strong>${text}</strong></p>` : `<li>${text}</li>`));
    return items.join('').replace(/(?:<li>[\s\S]*?<\/li>)+/g, (list) => `<ul>${list}</ul>`);
  });
}

/** Blocks of HTML that are not allowed: without their tags, their texts would be one. */
const BLOCK =
  /<\/?(?:div|section|article|header|footer|main|aside|figure|figcaption|pre|center|address|dl|dt|dd|details|summary|hr)\b[^>]*>/gi;

const asParagraphs = (html: string): string =>
  html.replace(BLOCK, (tag) => (/^<hr/i.test(tag) ? `</p>${tag}<p>` : '</p><p>'));
