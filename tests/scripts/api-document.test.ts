// @sample

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { API_DOCUMENT, renderApiDocument } from '../../scripts/api-document/render.ts';

it('The document of the API is what the schemas say now. If not, run `npm run api`.', async () => {
  expect(await renderApiDocument()).toBe(readFileSync(API_DOCUMENT, 'utf8'));
});

it('Every link in the API document leads to one of its headings, and every heading is there once', () => {
  const text = readFileSync(API_DOCUMENT, 'utf8');
  const anchors = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const links = [...text.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor = '']) => anchor);
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  expect(anchors.filter((anchor, i) => anchors.indexOf(anchor) !== i)).toEqual([]);
});

it('No type in the API document is one that a reader cannot know', () => {
  const unknown = /\b(custom|lazy|instance|undefined|raw_transform|safe_integer)\b|\[object/g;
  const types = readFileSync(API_DOCUMENT, 'utf8').split('## Plain calls')[1] ?? '';
  expect(types.match(unknown) ?? []).toEqual([]);
});
