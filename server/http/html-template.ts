import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderedPage } from '../../src/domain/routing/ssr-contract.ts';
import { pageFiles } from './page-files.ts';

/** `styleHash`: what the content security policy must allow, empty when no style rides in the HTML. */
export type FilledHtml = { html: string; styleHash: string };

/** The built `index.html`, ready to be filled in. */
export type HtmlTemplate = {
  /** For visitors who are drawn a page in their own browser: an empty root. */
  shell: string;
  fill: (page: RenderedPage) => FilledHtml;
};

/** What a page's own files add to the document. */
type Extras = { style: string; links: string };
const NONE: Extras = { style: '', links: '' };

const HEAD = /<!--head-->.*?<!--\/head-->/s;
const STYLE_LINK = /<link rel="stylesheet"[^>]*>\s*/g;

/** Reads the built page once. A page's styles go into its HTML: the first paint waits for nothing else. */
export function readHtmlTemplate(clientFolder: string): HtmlTemplate {
  const shell = readFileSync(join(clientFolder, 'index.html'), 'utf8');
  const font = readdirSync(join(clientFolder, 'assets')).find((name) => name.endsWith('.woff2'));
  const preload = font
    ? `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`
    : '';
  // The content is here already: scripts come after pictures and font.
  const template = shell
    .replace(STYLE_LINK, '')
    .replace('</head>', () => `${preload}</head>`)
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  return { shell, fill: createTemplateFiller(template, extrasOf(clientFolder)) };
}

function extrasOf(clientFolder: string): (source: string) => Extras {
  const filesOf = pageFiles(clientFolder);
  const known = new Map<string, Extras>();
  const read = (source: string): Extras => {
    const { scripts, styles } = filesOf(source);
    const style = styles.map((file) => readFileSync(join(clientFolder, file), 'utf8').trim()).join('');
    const links = [
      // Never fetched: they tell the loader of scripts which styles are here already.
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
      ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
    ];
    return { style, links: links.join('') };
  };
  return (source) => {
    const extras = known.get(source) ?? read(source);
    known.set(source, extras);
    return extras;
  };
}

/** Fills a template's head, root and state. */
export function createTemplateFiller(
  template: string,
  extrasFor: (source: string) => Extras = () => NONE,
): (page: RenderedPage) => FilledHtml {
  return ({ pageFile, head, html, state, jsonLd }) => {
    const { style, links } = extrasFor(pageFile);
    const filled = template
      .replace(HEAD, () => head + links + (style && `<style>${style}</style>`))
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root">${html}</div><script type="application/json" id="state">${state}</script>${jsonLd}`,
      );
    return { html: filled, styleHash: style && sha256(style) };
  };
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
