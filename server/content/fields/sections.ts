import type { ContentSection } from '../../../src/domain/content/content-page.ts';
import { type Field, field, type Read } from '../field.ts';
import { richTextFrom } from '../rich-text-from.ts';

const PICTURE = /^!\[\]\(([a-z0-9-]{1,80})\)$/m;
const BLOCK = /^```(figures|points)\n([\s\S]*?)\n```$/gm;

/** `6 | expos a year` */
const pairsIn = (block: string): [string, string][] =>
  block.split('\n').map((row) => {
    const [first = '', ...rest] = row.split('|');
    return [first.trim(), rest.join('|').trim()];
  });

/**
 * The sections of a page, each below a heading `## …`. A section may show a picture, `![](name)` on a line of its own,
 * and have blocks of figures or points: lines `6 | expos a year` between ` ```figures ` and ` ``` `.
 */
export const sections: Field<ContentSection[]> = field(
  'sections below headings such as ## Who we are',
  (raw) => {
    if (typeof raw !== 'string') return undefined;
    const [before = '', ...parts] = `\n${raw.replace(/\r\n?/g, '\n')}`.split(/\n## /);
    if (before.trim() !== '') return { wrong: 'begins without a heading, such as ## Who we are.' };
    if (parts.length === 0) return { wrong: 'has no section.' };
    const dropped = new Set<string>();
    const value: ContentSection[] = [];
    for (const part of parts) {
      const section = sectionFrom(part);
      if ('wrong' in section) return section;
      if (section.dropped) dropped.add(section.dropped);
      value.push(section.value);
    }
    return { value, ...(dropped.size > 0 && { dropped: [...dropped].join(' ') }) };
  },
  {
    write: (value) => value.map(toMarkdown).join('\n\n'),
    html: (value) => value.map(({ body }) => body).join(''),
  },
);

function sectionFrom(part: string): Read<ContentSection> {
  const [heading = '', ...lines] = part.split('\n');
  const text = lines.join('\n');
  const blocks = [...text.matchAll(BLOCK)].map(([, kind, rows = '']) => ({ kind, pairs: pairsIn(rows) }));
  const broken = blocks.flatMap(({ pairs }) => pairs).find((pair) => pair.includes(''));
  if (broken) return { wrong: `below “${heading}” has the line “${broken.join(' | ')}” with an empty side.` };
  const pairsOf = (kind: string) =>
    blocks.filter((block) => block.kind === kind).flatMap(({ pairs }) => pairs);
  const picture = PICTURE.exec(text)?.[1];
  const { html, dropped } = richTextFrom(text.replace(BLOCK, '').replace(PICTURE, ''), 3);
  const [figures, points] = [pairsOf('figures'), pairsOf('points')];
  if (html === '') return { wrong: `says nothing below “${heading}”.` };
  return {
    value: {
      heading: heading.trim(),
      body: html,
      ...(picture && { picture }),
      ...(figures.length > 0 && { figures: figures.map(([figure, label]) => ({ figure, label })) }),
      ...(points.length > 0 && { points: points.map(([title, words]) => ({ title, text: words })) }),
    },
    ...(dropped && { dropped }),
  };
}

function toMarkdown({ heading, body, picture, figures, points }: ContentSection): string {
  const block = (kind: string, rows: readonly string[]) => `\`\`\`${kind}\n${rows.join('\n')}\n\`\`\``;
  return [
    `## ${heading}`,
    picture && `![](${picture})`,
    body,
    figures &&
      block(
        'figures',
        figures.map(({ figure, label }) => `${figure} | ${label}`),
      ),
    points &&
      block(
        'points',
        points.map(({ title, text }) => `${title} | ${text}`),
      ),
  ]
    .filter(Boolean)
    .join('\n\n');
}
