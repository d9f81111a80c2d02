import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderedPage } from '../../src/domain/routing/ssr-contract.ts';
import { pageFiles } from './page-files.ts';

/** `styleHash` is the source that the content security policy must allow; empty when the HTML has no inline style. */
export type FilledHtml = { html: string; styleHash: string };

/** The built `index.html`. */
export type HtmlTemplate = {
  /** With an empty root, for pages that render in the browser only. */
  shell: string;
  fill: (page: RenderedPage) => FilledHtml;
};

/** What a page's own files add to the HTML. */
type PageAssets = { style: string; links: string };
const NO_ASSETS: PageAssets = { style: '', links: '' };

const HEAD = /<!--head-->.*?<!--\/head-->/s;
const STYLE_LINK = /<link rel="stylesheet"[^>]*>\s*/g;

/** Reads the built page once. A page's styles are inlined, so the first paint needs no other request. */
export function readHtmlTemplate(clientFolder: string): HtmlTemplate {
  const shell = readFileSync(join(clientFolder, 'index.html'), 'utf8');
  const font = readdirSync(join(clientFolder, 'assets')).find((name) => name.endsWith('.woff2'));
  const preload = font
    ? `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`
    : '';
  // The HTML already has the content, so scripts may load after pictures and the font.
  const template = shell
    .replace(STYLE_LINK, '')
    .replace('</head>', () => `${preload}</head>`)
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  return { shell, fill: createTemplateFiller(template, pageAssets(clientFolder)) };
}

function pageAssets(clientFolder: string): (source: string) => PageAssets {
  const filesOf = pageFiles(clientFolder);
  const cache = new Map<string, PageAssets>();
  const readAssets = (source: string): PageAssets => {
    const { scripts, styles } = filesOf(source);
    const style = styles.map((file) => readFileSync(join(clientFolder, file), 'utf8').trim()).join('');
    const links = [
      // Disabled, so never fetched: Vite's preload code finds them and does not load these styles again.
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
      ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
    ];
    return { style, links: links.join('') };
  };
  return (source) => {
    const assets = cache.get(source) ?? readAssets(source);
    cache.set(source, assets);
    return assets;
  };
}

/** Returns a function that puts a rendered page into the template: head, root and state. */
export function createTemplateFiller(
  template: string,
  assetsFor: (source: string) => PageAssets = () => NO_ASSETS,
): (page: RenderedPage) => FilledHtml {
  return ({ pageFile, head, html, state, jsonLd }) => {
    const { style: ownStyle, links } = assetsFor(pageFile);
    const style = ownStyle + groundRules(html);
    const filledHtml = template
      .replace(HEAD, () => head + links + (style && `<style>${style}</style>`))
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root">${html}</div><script type="application/json" id="state">${state}</script>${jsonLd}`,
      );
    return { html: filledHtml, styleHash: style && sha256(style) };
  };
}

/** A picture's ground is seen before any script runs, and the content security policy allows no style attributes. */
function groundRules(html: string): string {
  const grounds = new Set([...html.matchAll(/ data-ground="([0-9a-f]{6})"/g)].map(([, ground]) => ground));
  return [...grounds].map((ground) => `[data-ground="${ground}"]{background:#${ground}}`).join('');
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
