import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderedPage, ShellPage } from '../../src/domain/routing/ssr-contract.ts';
import { pageFiles } from './page-files.ts';
import { startScript } from './start-script.ts';

/** What is inline in the HTML, as sources that the content security policy must allow; '' when there is nothing. */
export type InlineHashes = { style: string; script: string };
export type FilledHtml = { html: string; inline: InlineHashes };

/** The built `index.html`. */
export type HtmlTemplate = {
  /** With an empty root, for pages that render in the browser only. */
  fillShell: (page: ShellPage) => string;
  fill: (page: RenderedPage) => FilledHtml;
};

/** What a page's own files add to the HTML. */
type PageAssets = { style: string; links: string };
const NO_ASSETS: PageAssets = { style: '', links: '' };

const HEAD = /<!--head-->.*?<!--\/head-->/s;
const FRAME = /<!--frame-->.*?<!--\/frame-->\s*/s;
const STYLE_LINKS = /<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>\s*/g;
const SCRIPTS = /<script type="module"[^>]* src="([^"]*)"[^>]*><\/script>\s*/g;
const SCRIPT_PRELOADS = /<link rel="preload" as="script"[^>]*>|<!--menu .*?-->/g;
const MODULE_PRELOADS = /<link rel="modulepreload"[^>]* href="([^"]*)"[^>]*>\s*/g;

/**
 * Reads the built page once. The HTML of a rendered page has its content and its styles, so nothing stands between it
 * and the first paint: scripts are downloaded meanwhile, and run after it.
 */
export function readHtmlTemplate(clientFolder: string): HtmlTemplate {
  const shell = readFileSync(join(clientFolder, 'index.html'), 'utf8');
  const font = readdirSync(join(clientFolder, 'assets')).find((name) => name.endsWith('.woff2'));
  const scripts = [...shell.matchAll(SCRIPTS)].map(([, src = '']) => src);
  // Fonts come first. A rendered page has them in its own rules, and adds only the other sheet.
  const sheets = [...shell.matchAll(STYLE_LINKS)].map(([, href = '']) => href);
  const imported = [...shell.matchAll(MODULE_PRELOADS)].map(([, href = '']) => href);
  // In the body: browsers wait with the first frame for a font that the head preloads, 0.1 s on a slow line.
  const fontPreload = font
    ? `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`
    : '';
  const head = [
    `<meta name="app-styles" content="${sheets.at(-1) ?? ''}">`,
    ...[...imported, ...scripts].map(preload),
  ];
  const script = startScript(scripts.at(-1) ?? '');
  const template = shell
    .replace(FRAME, '')
    .replace(STYLE_LINKS, '')
    .replace(SCRIPT_PRELOADS, '')
    .replace(SCRIPTS, '')
    .replace(MODULE_PRELOADS, '')
    .replace('</head>', () => `${head.filter(Boolean).join('')}</head>`)
    .replace('<body>', () => `<body>${fontPreload}<script>${script}</script>`);
  const fill = createTemplateFiller(template, pageAssets(clientFolder), sha256(script));
  return { fillShell: createShellFiller(shell), fill };
}

export const createShellFiller =
  (shell: string) =>
  ({ head }: ShellPage): string =>
    shell.replace(HEAD, () => head);

/**
 * The start script makes it a preload when it is time (`start-script.ts`). That downloads only: a module preload would
 * also compile, on the thread that paints.
 */
const preload = (src: string) =>
  `<link rel="later" as="script" crossorigin fetchpriority="low" href="${src}">`;

function pageAssets(clientFolder: string): (source: string) => PageAssets {
  const filesOf = pageFiles(clientFolder);
  const cache = new Map<string, PageAssets>();
  const readAssets = (source: string): PageAssets => {
    const { scripts, style } = filesOf(source);
    return { style, links: scripts.map((file) => preload(`/${file}`)).join('') };
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
  script = '',
): (page: RenderedPage) => FilledHtml {
  return ({ pageFile, head, html, state, jsonLd }) => {
    const { style: ownStyle, links } = assetsFor(pageFile);
    const style = ownStyle + groundRules(html);
    const paintWith = html.includes(`id="${FIRST_SCREEN}"`) ? FIRST_PAINT_WAITS : '';
    const filledHtml = template
      .replace(HEAD, () => head + paintWith + links + (style && `<style>${style}</style>`))
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root">${html}</div><script type="application/json" id="state">${state}</script>${jsonLd}`,
      );
    return { html: filledHtml, inline: { style: style && sha256(style), script } };
  };
}

/**
 * The parser pauses after a page's rules, and a browser would draw the empty page then: a frame without content, and
 * the one with it comes later. The element that is waited for comes early in the document.
 */
const FIRST_SCREEN = 'first-screen';
const FIRST_PAINT_WAITS = `<link rel="expect" href="#${FIRST_SCREEN}" blocking="render">`;

/** A picture's ground is seen before any script runs, and the content security policy allows no style attributes. */
function groundRules(html: string): string {
  const grounds = new Set([...html.matchAll(/ data-ground="([0-9a-f]{6})"/g)].map(([, ground]) => ground));
  return [...grounds].map((ground) => `[data-ground="${ground}"]{background:#${ground}}`).join('');
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
