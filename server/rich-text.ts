import sanitizeHtml from 'sanitize-html';
import { isVideoAddress, RICH_TEXT_TAGS, VIDEO_SANDBOX } from '../src/domain/content/rich-text-policy.ts';

/**
 * Cleans HTML that organisers wrote: text, lists, links and framed videos remain. A tag that is not allowed is removed
 * and its text stays, unless it is a script or a style.
 */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT_TAGS, 'iframe'],
    allowedAttributes: {
      a: ['href', 'rel'],
      iframe: ['src', 'title', 'sandbox', 'loading', 'allow', 'allowfullscreen', 'referrerpolicy'],
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: { a: cleanLink, iframe: cleanFrame, b: 'strong', i: 'em' },
    exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !attribs.src,
  }).trim();
}

type Tag = { tagName: string; attribs: Record<string, string> };

function cleanLink(_: string, { href = '' }: Record<string, string>): Tag {
  if (isInternal(href)) return { tagName: 'a', attribs: { href } };
  if (isExternal(href)) return { tagName: 'a', attribs: { href, rel: 'noopener noreferrer' } };
  return { tagName: 'a', attribs: {} };
}

/** A path of this site. Browsers take `//host`, `/\host` and `/<tab>/host` for another one. */
const isInternal = (href: string) => /^\/(?![/\\])[\w\-./~%?=&#+,:@]*$/.test(href);
const isExternal = (href: string) => /^(https:\/\/[a-z0-9]|mailto:|tel:)[^\s\\<>"]*$/i.test(href);

function cleanFrame(_: string, { src = '', title = '' }: Record<string, string>): Tag {
  if (!isVideoAddress(src)) return { tagName: 'iframe', attribs: {} };
  return {
    tagName: 'iframe',
    attribs: {
      src,
      title: title || 'Film',
      sandbox: VIDEO_SANDBOX,
      loading: 'lazy',
      allow: 'fullscreen; picture-in-picture',
      allowfullscreen: '',
      referrerpolicy: 'strict-origin-when-cross-origin',
    },
  };
}
