import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_FOLDER, readContent } from '../../../server/seed/content-files.ts';
import { anchorId } from '../../../src/domain/content/content-page.ts';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import { updatedSentence } from '../../../src/features/content-pages/updated-sentence.ts';
import { chronologicalExpos } from '../../../src/features/expos/chronological-expos.ts';

let sizes: Record<string, number[]>;
let pages: Awaited<ReturnType<typeof readContent>>['content']['pages.json'];
beforeAll(async () => {
  sizes = JSON.parse(await readFile('server/images/originals/sizes.json', 'utf8'));
  pages = (await readContent(CONTENT_FOLDER)).content['pages.json'];
});

describe('the parts of a page', () => {
  it('are called in addresses by their headings', () => {
    expect(anchorId('What we collect')).toBe('what-we-collect');
    expect(anchorId('  Terms, & “law”?')).toBe('terms-law');
  });

  it('have names of their own', () => {
    expect(pages.length).toBeGreaterThan(2);
    for (const { slug, sections } of pages) {
      const names = sections.map(({ heading }) => anchorId(heading));
      expect([slug, new Set(names).size]).toEqual([slug, names.length]);
      expect(names).not.toContain('');
    }
  });

  it('show pictures that there are, none of them twice on a page', () => {
    for (const { slug, sections } of pages) {
      const pictures = sections.flatMap(({ picture }) => picture ?? []);
      expect([slug, new Set(pictures).size]).toEqual([slug, pictures.length]);
      for (const picture of pictures) expect([picture, sizes[picture]?.[0]]).toEqual([picture, 1600]);
    }
  });
});

describe('the expos in time', () => {
  it('begin with the earliest, each once', () => {
    const expo = (id: string, fromDate: string) => ({ id, fromDate }) as Expo;
    const now = expo('now', '2026-11-20');
    const list = { upcoming: [expo('next', '2026-12-04'), now], past: [now, expo('first', '2025-10-17')] };
    expect(chronologicalExpos(list).map(({ id }) => id)).toEqual(['first', 'now', 'next']);
  });
});

describe('the day of the last change', () => {
  it('is said with its year', () => {
    expect(updatedSentence({ updatedOn: '2026-07-24' })).toBe('Last updated on 24 July 2026.');
  });
});
