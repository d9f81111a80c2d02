import { expect, it } from 'vitest';
import { withPreloads } from '../../scripts/shell-preloads.ts';

const link = (src: string) => `<link rel="preload" as="script" crossorigin href="${src}">`;

it('every module of the shell is preloaded as a script before the first of them, the side menu only in a comment', () => {
  const scripts =
    '<script type="module" crossorigin src="/a.js"></script>\n<script type="module" src="/b.js"></script>';
  expect(withPreloads(`<head>${scripts}</head>`, '/menu.js')).toBe(
    `<head>${link('/a.js')}${link('/b.js')}<!--menu ${link('/menu.js')}-->${scripts}</head>`,
  );
});
