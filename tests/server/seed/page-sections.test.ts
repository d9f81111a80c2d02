import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_FOLDER, readContent } from '../../../server/seed/content-files.ts';
import { anchorId } from '../../../src/domain/content/content-page.ts';

let sizes: Record<string, number[]>;
let pages: Awaited<ReturnType<typeof readContent>>['content']['pages.json'];
beforeAll(async () => {
  sizes = JSON.parse(await readFile('server/images/originals/pictures.json', 'utf8'));
  pages = (await readContent(CONTENT_FOLDER)).content['pages.json'];
});

describe('the sections of a content page', () => {
  it('have different anchors', () => {
    expect(pages.length).toBeGreaterThan(2);
    for (const { slug, sections } of pages) {
      const anchors = sections.map(({ heading }) => anchorId(heading));
      expect([slug, new Set(anchors).size]).toEqual([slug, anchors.length]);
      expect(anchors).not.toContain('');
    }
  });

  it('show existing pictures of full width, each once on a page', () => {
    for (const { slug, sections } of pages) {
      const pictures = sections.flatMap(({ picture }) => picture ?? []);
      expect([slug, new Set(pictures).size]).toEqual([slug, pictures.length]);
      for (const picture of pictures) expect([picture, sizes[picture]?.[0]]).toEqual([picture, 1600]);
    }
  });
});
