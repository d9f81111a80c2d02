import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderedPage } from '../../src/domain/rendering.ts';
import { pageScripts } from './page-scripts.ts';

/** The built `index.html`, ready to be filled in. */
export type Document = {
  /** For visitors who are drawn a page in their own browser: an empty root. */
  shell: string;
  fill: (page: RenderedPage) => string;
  /** What the content security policy must allow: the style that rides in the HTML. */
  styleHashes: readonly string[];
};

const HEAD = /<!--head-->.*?<!--\/head-->/s;
const STYLE_LINK = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

/** Reads the built page once. The style sheet goes into the HTML: the first paint waits for nothing else. */
export function readDocument(clientFolder: string): Document {
  const shell = readFileSync(join(clientFolder, 'index.html'), 'utf8');
  const href = STYLE_LINK.exec(shell)?.[1] ?? '';
  const css = href ? readFileSync(join(clientFolder, href), 'utf8').trim() : '';
  const font = readdirSync(join(clientFolder, 'assets')).find((name) => name.endsWith('.woff2'));
  const preload = font
    ? `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`
    : '';
  // The content is here already: scripts come after pictures and font.
  const withStyle = shell
    .replace(STYLE_LINK, () => `${preload}<style>${css}</style>`)
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  return { shell, fill: filler(withStyle, pageScripts(clientFolder)), styleHashes: [sha256(css)] };
}

/** Fills a template's head, root and state. */
export function filler(
  template: string,
  scripts: (source: string) => string = () => '',
): (page: RenderedPage) => string {
  return ({ source, head, html, state, data }) =>
    template
      .replace(HEAD, () => head + scripts(source))
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root">${html}</div><script type="application/json" id="state">${state}</script>${data}`,
      );
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
