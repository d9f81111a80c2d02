// @script venue

import { parseUrl } from '../routing/parse-url.ts';
import { fillPath, matchPath, paths } from '../routing/paths.ts';
import { cutText } from '../text/cut-text.ts';
import { ITEM_NAME_MAX_LENGTH, NOTE_MAX_LENGTH } from './shopping-list.ts';

/** What another app shared: a product of ours by its slug, or an item as text. `name` is empty for a product. */
export type SharedItem = { slug: string | null; name: string; note: string };

/** The address that offers it: what the other app sent does not stay in the address bar and in the history. */
export const sharedItemPath = (item: SharedItem | null): string =>
  item
    ? fillPath(paths.shoppingList, item.slug ? { product: item.slug } : { add: item.name, note: item.note })
    : paths.shoppingList;

/** Null for an address that offers nothing. */
export function offeredItem(search: URLSearchParams): SharedItem | null {
  const slug = search.get('product');
  if (slug) return { slug, name: '', note: '' };
  const name = cutText(clean(search.get('add') ?? ''), ITEM_NAME_MAX_LENGTH);
  return name ? { slug: null, name, note: cutText(clean(search.get('note') ?? ''), NOTE_MAX_LENGTH) } : null;
}

/** The parameters that the share target of `manifest.webmanifest` names. */
export const SHARE_PARAMS = ['title', 'text', 'url'] as const;
const LINK = /https?:\/\/[^\s<>"]+/i;

export const isShared = (search: URLSearchParams): boolean => SHARE_PARAMS.some((name) => search.has(name));

/**
 * Null when there is nothing in it. Of a link only its site and path are kept: its query and fragment may hold a key
 * that is nobody else's business.
 */
export function readShared(search: URLSearchParams, origin: string): SharedItem | null {
  // Many apps share the link within the text.
  const texts = SHARE_PARAMS.map((name) => clean(search.get(name) ?? ''));
  const url = texts.map(linkIn).findLast((link) => link !== null) ?? null;
  const slug = url?.origin === origin ? (matchPath(paths.product, url.pathname)?.slug ?? null) : null;
  if (slug) return { slug, name: '', note: '' };
  const words = texts.slice(0, 2).map((text) => clean(text.replaceAll(new RegExp(LINK, 'gi'), ' ')));
  const name = cutText(words.find((text) => text !== '') ?? url?.host ?? '', ITEM_NAME_MAX_LENGTH);
  const note =
    url && url.host !== name ? cutText(url.host + url.pathname.replace(/\/$/, ''), NOTE_MAX_LENGTH) : '';
  return name ? { slug: null, name, note } : null;
}

function linkIn(text: string): URL | null {
  const link = LINK.exec(text)?.[0];
  return link ? parseUrl(link) : null;
}

/** One line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const clean = (text: string) => text.replace(/[\s\u0000-\u001f]+/g, ' ').trim();
